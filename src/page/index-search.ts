import { html as css, html as markup } from './html.js';

/** Shows the games that contain the typed text and have the chosen size and number of piece types. Contains no character that HTML escapes. */
const SCRIPT = markup`
const box = document.getElementById('search');
const items = Array.from(document.querySelectorAll('li[data-size]'));
const value = (name) => document.getElementById(name).value.toLowerCase();
const show = () => {
  const text = value('text');
  const size = value('size');
  const kinds = value('kinds');
  for (const item of items) {
    const has = item.textContent.toLowerCase().includes(text);
    const fits = [size, ''].includes(size === '' ? '' : item.dataset.size);
    const counts = kinds === '' || item.dataset.kinds === kinds;
    item.hidden = [has, fits, counts].includes(false);
  }
  for (const part of document.querySelectorAll('section'))
    part.hidden = part.querySelector('li:not([hidden])') === null;
};
for (const name of ['text', 'size', 'kinds']) document.getElementById(name).addEventListener('input', show);
box.hidden = false;
`;

export const SEARCH_SCRIPT = markup`<script>${SCRIPT}</script>`;

/** The hash of the script, the only one that the page may run. A test checks it. */
export const SEARCH_HASH = 'sha256-bWjLo1ymUkqgvHcoLZPpRWwzS3TBQ8OcQT8oQte3NuI=';

/** The style of the search. */
export const SEARCH_STYLE = css`
  #search {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem 1.2rem;
    font-family: system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  }
  #search[hidden] {
    display: none;
  }
  #search input,
  #search select {
    font: inherit;
    color: inherit;
    background: var(--panel);
    border: 1px solid var(--rule);
    max-width: 100%;
  }
  @media print {
    #search {
      display: none;
    }
  }
`;
