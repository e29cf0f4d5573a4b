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

/** A way to fix a finding. `safe`: the engine's rules stay the same, or change only as the title announces. */
export interface RuleFix {
  readonly title: string;
  readonly safety: 'safe' | 'suggestion';
  readonly replacements: readonly Replacement[];
  /** Fields of `ir/engine-rules` that a safe fix changes, as the title announces; none if absent. */
  readonly changes?: readonly EngineRuleKey[];
  /** True if a safe fix restores sections that the engine lost, as the title announces. */
  readonly addsSections?: boolean;
}

/** One place where a rule is broken. The message states the problem (with the value), the cause, and what to do. */
export interface Finding {
  readonly at: TextRange;
  readonly message: string;
  /** Related places. */
  readonly notes?: readonly { readonly message: string; readonly at: TextRange }[];
  readonly fix?: RuleFix;
}

/** A text that breaks the rule once, between the marks `⟦` and `⟧`, and the text after the fix. */
export interface BadExample {
  readonly text: string;
  readonly fixed?: string;
  /** Words of the message that depend on the example. */
  readonly says?: string;
}

interface RuleFacts {
  /** `family/slug`, the path of the file; never renamed. */
  readonly code: `${string}/${string}`;
  readonly severity: Severity;
  /** The version that added the rule, if it was not the first. */
  readonly since?: string;
  /** One sentence, for lists. */
  readonly title: string;
  /** How the engine behaves, and why it matters. */
  readonly why: string;
  /** Each breaks this rule exactly once. Used by the tests and the rule page. */
  readonly bad: readonly BadExample[];
  /** None breaks this rule. */
  readonly good: readonly string[];
  /** Codes of the reader's diagnostics that a finding of this rule replaces. */
  readonly replaces?: readonly string[];
  /** The profiles to which the rule applies; all if absent. */
  readonly profiles?: readonly Profile[];
  /** The rule depends only on the lines of the section, not on what it inherits, so it also checks sections with an unknown parent. */
  readonly readsOnlyLines?: true;
  /** The rule's findings on pages whose text states what is meant. */
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
  /** Called only for sections that set one of these keys; for all if absent. */
  readonly keys?: readonly OptionKey[];
  /** A cheap test that several rules share: the rule is called only for sections that pass it; for all if absent. */
  readonly concerns?: (section: LintedSection) => boolean;
  /** The rule reports something missing that a fork's key may supply. Such a key is itself an error, so sections with one get no finding. */
  readonly yieldsToForkKeys?: true;
  readonly check: (section: LintedSection, text: LintedText) => readonly Finding[];
}

export type Rule = FileRule | PartRule | SectionRule;

/** Checks the type of a rule at its definition. */
export function defineRule(rule: Rule): Rule {
  return rule;
}
