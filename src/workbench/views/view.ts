import { html, type TemplateResult } from 'lit-html';

/** The content of a view. */
export interface Content {
  /** Called before each drawing while the view is shown; requests what is missing or out of date. */
  readonly refresh?: () => void;
  readonly template: () => TemplateResult;
}

/** One of the page's tabs. */
export interface View extends Content {
  readonly id: string;
  readonly title: string;
  /** A number next to the title. */
  readonly count?: () => number;
}

/** A view whose code is fetched when it is first opened. */
export function fetchedView(
  id: string,
  title: string,
  fetchContent: () => Promise<Content>,
  redraw: () => void,
): View {
  let content: Content | null = null;
  let isFetching = false;

  async function fetchOnce(): Promise<void> {
    if (isFetching) return;
    isFetching = true;
    try {
      content = await fetchContent();
      redraw();
    } finally {
      isFetching = false;
    }
  }

  return {
    id,
    title,
    refresh() {
      if (content === null) void fetchOnce();
      else content.refresh?.();
    },
    template: () => content?.template() ?? html``,
  };
}
