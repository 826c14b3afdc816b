/** The master language comes first: clients use languages[0] as the master language. */
export const LANGUAGES = [
  { id: 'fr-fr', name: 'Français (France)', is_master: true },
  { id: 'fr-be', name: 'Français (Belgique)', is_master: false },
  { id: 'nl-be', name: 'Nederlands (België)', is_master: false },
  { id: 'fr-tn', name: 'Français (Tunisie)', is_master: false },
];

export const MASTER_LANGUAGE = 'fr-fr';

export const languagesOf = (prefix: string) =>
  LANGUAGES.map(({ id }) => id).filter((id) => id.startsWith(`${prefix}-`));
