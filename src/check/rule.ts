import type { OptionKey } from '../catalog/options/option-key.js';
import type { Profile } from '../catalog/profiles.js';
import type { EngineRuleKey } from '../ir/engine-rules.js';
import type { TextRange } from '../read/ini/scan.js';
import type { Severity } from '../text/diagnostic.js';
import type { LintedFile, LintedPart, LintedSection, LintedText } from './linted-file.js';
import type { PageSide } from './page/page-rule.js';

/** Replaces a range of the file; an insertion has an empty range. */
export interface Replacement {
  readonly at: TextRange;
  readonly text: string;
}

/** A way to fix a finding. `safe`: the engine holds the same rules afterwards, or those that the title announces. */
export interface RuleFix {
  readonly title: string;
  readonly safety: 'safe' | 'suggestion';
  readonly replacements: readonly Replacement[];
  /** Fields of `ir/engine-rules` that a safe fix changes, as the title announces; none if absent. */
  readonly changes?: readonly EngineRuleKey[];
  /** True if a safe fix brings sections that the engine lost, as the title announces. */
  readonly addsSections?: boolean;
}

/** One place where a rule is broken. The message says what (quoting the value), why, and what to do. */
export interface Finding {
  readonly at: TextRange;
  readonly message: string;
  /** Other places that belong to it. */
  readonly notes?: readonly { readonly message: string; readonly at: TextRange }[];
  readonly fix?: RuleFix;
}

/** A text that breaks the rule once, between the marks `⟦` and `⟧`, and the text after the fix. */
export interface BadExample {
  readonly text: string;
  readonly fixed?: string;
}

interface RuleFacts {
  /** `family/slug`, the path of the file; never renamed. */
  readonly code: `${string}/${string}`;
  readonly severity: Severity;
  /** The version that brought the rule, if it was not in the first. */
  readonly since?: string;
  /** One sentence, for lists. */
  readonly title: string;
  /** What the engine does with it: why it matters. */
  readonly why: string;
  /** Each breaks this rule exactly once. Tests and the rule page take them. */
  readonly bad: readonly BadExample[];
  /** None breaks this rule. */
  readonly good: readonly string[];
  /** Codes of the reader's own diagnostics that are not said again where this rule finds something. */
  readonly replaces?: readonly string[];
  /** Only files for these are checked; without it: for all. */
  readonly profiles?: readonly Profile[];
  /** It looks at lines alone, whatever the section inherits: sections with an unknown parent are checked by it, too. */
  readonly readsOnlyLines?: true;
  /** What the rule finds where the text of a page says what is meant. */
  readonly onPage?: PageSide;
}

/** Checks the file as a whole: how its sections relate, and how it begins and ends. */
export interface FileRule extends RuleFacts {
  readonly reads: 'file';
  readonly check: (file: LintedFile) => readonly Finding[];
}

/** Checks the text of one part of a file, whether the engine reads it as a variant or not. */
export interface PartRule extends RuleFacts {
  readonly reads: 'part';
  readonly check: (part: LintedPart) => readonly Finding[];
}

/** Checks one section that the engine reads as a variant: its lines, what it inherits and its children. */
export interface SectionRule extends RuleFacts {
  readonly reads: 'section';
  /** Called only for sections that set one of these keys; without it: for all. */
  readonly keys?: readonly OptionKey[];
  /** A cheap look that several rules share: called only for sections for which it says yes; without it: for all. */
  readonly concerns?: (section: LintedSection) => boolean;
  /** It reports something missing that a key of a fork may give. Such a key is an error by itself, so that nothing more is reported beside it. */
  readonly yieldsToForkKeys?: true;
  readonly check: (section: LintedSection, text: LintedText) => readonly Finding[];
}

export type Rule = FileRule | PartRule | SectionRule;

/** Gives a rule its type where it is written. */
export function defineRule(rule: Rule): Rule {
  return rule;
}
