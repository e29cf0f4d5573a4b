import * as chevrotain from 'chevrotain';

// Stands in for Chevrotain and makes it examine every grammar, which the program leaves out because it takes longer than reading most texts.

export * from 'chevrotain';

/** What Chevrotain was made to examine. */
export const examined = { lexers: 0, parsers: new Set<string>() };

export class Lexer extends chevrotain.Lexer {
  constructor(...[tokens, config]: ConstructorParameters<typeof chevrotain.Lexer>) {
    super(tokens, { ...config, skipValidations: false });
    examined.lexers++;
  }
}

export class EmbeddedActionsParser extends chevrotain.EmbeddedActionsParser {
  constructor(...[tokens, config]: ConstructorParameters<typeof chevrotain.EmbeddedActionsParser>) {
    super(tokens, { ...config, skipValidations: false });
    examined.parsers.add(new.target.name);
  }
}
