import { LANGUAGES } from '../languages.ts';

/** A custom type or a shared slice as the command line sends it. */
export type RawModel = { id: string } & Record<string, unknown>;
export type Kind = 'customtypes' | 'slices';
export type Language = { id: string; name: string; is_master: boolean };
type Webhook = { _id: string; url: string; active: boolean; name: string; secret: string } & Record<string, unknown>;
type PreviewSite = { id: string; label: string; url: string };

/** What the command line of the service sets up in a repository that started empty. */
export type Project = {
  models: Record<Kind, RawModel[]>;
  languages: Language[];
  previews: PreviewSite[];
  simulator: string;
  webhooks: Webhook[];
};

/** A new repository has its master language, and nothing else. */
export const emptyProject = (): Project => ({
  models: { customtypes: [], slices: [] },
  languages: LANGUAGES.filter(({ is_master }) => is_master),
  previews: [],
  simulator: '',
  webhooks: [],
});
