import type { TemplateResult } from 'lit-html';

/** One part of the page, under a tab. */
export interface View {
  readonly id: string;
  readonly title: string;
  /** Beside the title: a count. */
  readonly count?: () => number;
  /** Called before it is drawn while it is on the screen: asks for what it does not know yet. */
  readonly refresh?: () => void;
  readonly template: () => TemplateResult;
}
