import { html, type TemplateResult } from 'lit-html';

/** What a part of the page shows. */
export interface Content {
  /** Called before it is drawn while it is on the screen: asks for what it does not know yet. */
  readonly refresh?: () => void;
  readonly template: () => TemplateResult;
}

/** One part of the page, under a tab. */
export interface View extends Content {
  readonly id: string;
  readonly title: string;
  /** Beside the title: a count. */
  readonly count?: () => number;
}

/** A view that is fetched when somebody goes to it. */
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
