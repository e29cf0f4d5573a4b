/** The editor languages that may contain variants. Other files in these languages are ignored. */
export const DOCUMENT_SELECTOR = ['fairy-ini', 'ini', 'properties', 'markdown'].map((language) => ({
  language,
}));
