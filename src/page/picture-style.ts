import { html as css } from './html.js';

/**
 * The style of pictures, light and dark. Every meaningful difference is also one of form: hatching, dots, rings, bars, rotated wedges. The text
 * is constant and contains nothing from a document.
 */
export const PICTURE_STYLE = css`
  :root {
    --ground: #f4e8cf;
    --dark: #d3b98d;
    --line: #4d3f2a;
    --white-piece: #fffdf6;
    --black-piece: #35302a;
    --piece-line: #2a251e;
    --promoted: #a4161a;
    --mark: #1d4e89;
    --tint: #1d4e8922;
    --move: #14532d;
    --capture: #9b1c1c;
    --label: #5a5346;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --ground: #cfc2a6;
      --dark: #a58c63;
      --line: #3b301f;
      --white-piece: #f6f1e4;
      --black-piece: #211d18;
      --piece-line: #16130f;
      --mark: #123a68;
      --tint: #123a6830;
      --label: #b9b2a3;
    }
  }
  @media print {
    :root {
      --ground: #fff;
      --dark: #d8d8d8;
      --line: #000;
      --white-piece: #fff;
      --black-piece: #333;
      --piece-line: #000;
      --promoted: #000;
      --mark: #000;
      --tint: none;
      --move: #000;
      --capture: #000;
      --label: #000;
    }
  }
  svg {
    font-family: system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  }
  .ground {
    fill: var(--ground);
  }
  .dark {
    fill: var(--dark);
  }
  .lines {
    fill: none;
    stroke: var(--line);
    stroke-width: 1;
    opacity: 0.55;
  }
  .frame {
    fill: none;
    stroke: var(--line);
    stroke-width: 2;
  }
  .coordinates {
    fill: var(--label);
    font-size: 12px;
    text-anchor: middle;
  }
  .tint {
    fill: var(--tint);
  }
  .mark {
    fill: none;
    stroke: var(--mark);
    stroke-width: 1.2;
    opacity: 0.75;
  }
  .mark.diagonals {
    stroke: var(--line);
    stroke-width: 1.6;
    opacity: 0.8;
  }
  .wall rect {
    fill: var(--black-piece);
  }
  .wall path {
    stroke: var(--white-piece);
    stroke-width: 2;
    fill: none;
  }
  .piece text {
    text-anchor: middle;
  }
  .piece .body {
    stroke: var(--piece-line);
    stroke-width: 1.3;
    stroke-linejoin: round;
  }
  .piece .label {
    font-weight: 600;
    font-family:
      'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif CJK JP', 'Noto Serif JP', 'Noto Sans CJK JP',
      Georgia, 'Times New Roman', serif;
  }
  .piece.white .body,
  .piece.black path.body {
    fill: var(--white-piece);
  }
  .piece.black circle.body {
    fill: var(--black-piece);
  }
  .piece .label {
    fill: var(--piece-line);
  }
  .piece.black circle ~ .label {
    fill: var(--white-piece);
  }
  .piece.promoted .label {
    fill: var(--promoted);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 2px;
  }
  .slide {
    fill: none;
    stroke: var(--move);
    stroke-width: 3;
  }
  .slide.hop {
    stroke-dasharray: 5 4;
    stroke-width: 2.2;
  }
  .head,
  .quiet {
    fill: var(--move);
  }
  .capture {
    fill: var(--ground);
    stroke: var(--capture);
    stroke-width: 2.6;
  }
  .leapt {
    stroke-dasharray: 4 3;
  }
  .quiet.leapt {
    fill: none;
    stroke: var(--move);
    stroke-width: 2.2;
    stroke-dasharray: 3 2;
  }
  .own {
    fill: none;
    stroke: var(--capture);
    stroke-width: 2;
    stroke-dasharray: 2 2;
  }
  .bar {
    fill: none;
    stroke: var(--capture);
    stroke-width: 4.5;
  }
  .hurdle {
    fill: var(--piece-line);
  }
  .taken {
    fill: none;
    stroke: var(--capture);
    stroke-width: 3;
  }
  .first {
    fill: var(--piece-line);
    font-size: 13px;
    font-weight: 700;
    text-anchor: middle;
  }
  .figurine {
    font-family:
      'Segoe UI Symbol', 'Apple Symbols', 'Noto Sans Symbols 2', 'Noto Sans Symbols2',
      'DejaVu Sans', sans-serif;
    stroke: var(--piece-line);
    stroke-width: 1.6;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .piece.white .figurine {
    fill: var(--white-piece);
    stroke-width: 2.4;
  }
  .piece.black .figurine {
    fill: var(--black-piece);
    stroke: var(--white-piece);
    stroke-width: 1.6;
  }
`;
