type Operations<T> = { addition?: T[]; update?: T[]; deletion?: T[] };

/** A change of the published content, as emitted by the repository. */
export type Update = {
  documents: string[];
  releases?: Operations<{ id: string; ref: string; label: string; documents: string[] }>;
  tags?: Operations<string>;
};

export type Sender = { repository: string; origin: string; secret?: string };

const base = ({ repository, origin, secret }: Sender) => ({
  secret: secret ?? null,
  domain: repository,
  apiUrl: `${origin}/api`,
});

const idsOnly = (tags: Operations<string> = {}) =>
  Object.fromEntries(Object.entries(tags).map(([operation, names]) => [operation, names.map((id) => ({ id }))]));

/** The webhook body sent when content changed. */
export const updateBody = (sender: Sender, masterRef: string, { documents, releases = {}, tags }: Update) => ({
  type: 'api-update',
  ...base(sender),
  masterRef,
  documents,
  releases,
  masks: {},
  tags: idsOnly(tags),
  experiments: {},
});

/** The webhook body of "Trigger it" in the settings. */
export const testBody = (sender: Sender) => ({ type: 'test-trigger', ...base(sender) });
