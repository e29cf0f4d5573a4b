/** The languages of an editor in which there may be variants: what is none of ours is left alone. */
export const DOCUMENT_SELECTOR = ['fairy-ini', 'ini', 'properties', 'markdown'].map((language) => ({
  language,
}));
