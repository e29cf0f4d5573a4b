import { html as css } from './html.js';

/** The colours of pages and of the workbench, light and dark. */
export const PALETTE = css`
  :root {
    color-scheme: light dark;
    --paper: #fdfcf9;
    --ink: #1e2126;
    --soft: #565b63;
    --rule: #d9d5cb;
    --accent: #1d4e89;
    --panel: #f4f1ea;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --paper: #15181c;
      --ink: #e8e6e1;
      --soft: #a9adb3;
      --rule: #3a3f46;
      --accent: #9cc3f0;
      --panel: #1e2227;
    }
  }
`;

/** The style of pages, on screens of any width and on paper. */
export const PAGE_STYLE = css`
  ${PALETTE}
  @media print {
    :root {
      color-scheme: light;
      --paper: #fff;
      --ink: #000;
      --soft: #333;
      --rule: #999;
      --accent: #000;
      --panel: #fff;
    }
  }
  * {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font:
      1.0625rem/1.6 Charter,
      'Bitstream Charter',
      'Sitka Text',
      Cambria,
      Georgia,
      'Hiragino Mincho ProN',
      'Yu Mincho',
      'Noto Serif CJK JP',
      serif;
    overflow-wrap: break-word;
  }
  header,
  main,
  footer {
    max-width: 60rem;
    margin: 0 auto;
    padding: 0 1.25rem;
  }
  header {
    padding-top: 2.5rem;
  }
  h1,
  h2,
  h3,
  th,
  caption,
  nav,
  .facts,
  .lead,
  figcaption,
  .names,
  .note,
  footer {
    font-family:
      system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans CJK JP', sans-serif;
  }
  h1 {
    font-size: clamp(2rem, 6vw, 2.9rem);
    line-height: 1.1;
    letter-spacing: -0.02em;
    margin: 0 0 0.4rem;
  }
  h2 {
    font-size: 1.4rem;
    line-height: 1.25;
    margin: 3rem 0 1rem;
    padding-top: 0.8rem;
    border-top: 1px solid var(--rule);
  }
  h3 {
    font-size: 1.05rem;
    line-height: 1.3;
    margin: 1.6rem 0 0.5rem;
  }
  p,
  ul,
  ol {
    max-width: 42rem;
  }
  a {
    color: var(--accent);
    text-underline-offset: 0.15em;
  }
  .lead {
    font-size: 1.1rem;
    color: var(--soft);
    margin: 0 0 1.2rem;
  }
  nav ul {
    list-style: none;
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 1.2rem;
    margin: 0;
    padding: 0;
    font-size: 0.95rem;
  }
  .opening {
    display: flex;
    flex-wrap: wrap;
    gap: 1.5rem 3rem;
    align-items: flex-start;
    margin-top: 2rem;
  }
  figure {
    margin: 0;
    max-width: 100%;
  }
  figcaption {
    font-size: 0.9rem;
    line-height: 1.45;
    color: var(--soft);
    margin-top: 0.4rem;
    max-width: 26rem;
  }
  figcaption b {
    color: var(--ink);
    font-weight: 600;
  }
  svg {
    display: block;
    max-width: 100%;
    height: auto;
  }
  .facts {
    flex: 1 1 15rem;
    margin: 0;
    font-size: 0.95rem;
    line-height: 1.45;
  }
  .facts dt {
    color: var(--soft);
    font-size: 0.85rem;
  }
  .facts dd {
    margin: 0 0 0.7rem;
  }
  .games {
    list-style: none;
    max-width: none;
    margin: 2rem 0;
    padding: 0;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
    gap: 2.2rem 2rem;
    align-items: start;
  }
  .games svg {
    width: 13rem;
  }
  .zones {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
    gap: 1.8rem 2rem;
    align-items: start;
  }
  .zones svg {
    width: 15rem;
  }
  table {
    border-collapse: collapse;
    width: 100%;
  }
  th,
  td {
    text-align: left;
    vertical-align: top;
    padding: 0.9rem 1.2rem 0.9rem 0;
    border-bottom: 1px solid var(--rule);
  }
  caption {
    text-align: left;
    font-size: 0.9rem;
    color: var(--soft);
    padding-bottom: 0.8rem;
  }
  thead th {
    font-size: 0.85rem;
    font-weight: 600;
    color: var(--soft);
    padding-top: 0;
    padding-bottom: 0.5rem;
  }
  h1,
  th,
  td,
  figcaption,
  dd {
    overflow-wrap: anywhere;
  }
  tbody th {
    font-weight: 400;
    width: 13rem;
  }
  .icon {
    width: 3.4rem;
    height: 3.4rem;
  }
  .names {
    display: block;
    font-weight: 600;
    line-height: 1.3;
    margin-top: 0.3rem;
  }
  .note {
    display: block;
    font-size: 0.85rem;
    line-height: 1.45;
    color: var(--soft);
  }
  .moves {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem 1.6rem;
    align-items: flex-start;
  }
  .moves figure {
    flex: 0 0 auto;
    min-width: 11.5rem;
  }
  .moves .words {
    flex: 1 1 14rem;
    max-width: 32rem;
  }
  .words p {
    margin: 0 0 0.5rem;
  }
  .pair {
    display: flex;
    align-items: center;
    gap: 0.6rem;
  }
  .pair .names {
    margin: 0;
  }
  .key {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem 1.6rem;
    list-style: none;
    padding: 0;
    margin: 0 0 1.2rem;
    max-width: none;
    font-size: 0.9rem;
    font-family: system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  }
  .key li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  .key svg {
    width: 1.9rem;
    height: 1.9rem;
  }
  pre {
    background: var(--panel);
    border: 1px solid var(--rule);
    border-radius: 0.3rem;
    padding: 0.9rem 1rem;
    overflow-x: auto;
    font-size: 0.85rem;
    line-height: 1.5;
  }
  code,
  pre {
    font-family:
      ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Noto Sans Mono CJK JP',
      monospace;
  }
  code {
    font-size: 0.9em;
    overflow-wrap: anywhere;
  }
  pre code {
    font-size: 1em;
    overflow-wrap: normal;
  }
  pre:focus-visible,
  a:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  footer {
    margin-top: 3rem;
    padding-bottom: 3rem;
    font-size: 0.85rem;
    color: var(--soft);
  }
  @media (max-width: 34rem) {
    th,
    td {
      padding-right: 0.8rem;
    }
    tbody th {
      width: 6.5rem;
    }
    .moves figure {
      min-width: 0;
    }
    .zones svg {
      width: 100%;
      max-width: 18rem;
    }
    .pair {
      flex-wrap: wrap;
    }
  }
  @media print {
    dt {
      break-after: avoid;
    }
    body {
      font-size: 10.5pt;
    }
    header,
    main,
    footer {
      max-width: none;
      padding-left: 0;
      padding-right: 0;
    }
    nav {
      display: none;
    }
    h2 {
      margin-top: 1.6rem;
      break-after: avoid;
    }
    tr,
    figure,
    pre,
    li {
      break-inside: avoid;
    }
    pre {
      white-space: pre-wrap;
      font-size: 8pt;
    }
    .icon {
      width: 2.6rem;
      height: 2.6rem;
    }
    a {
      text-decoration: none;
    }
  }
`;
