import { Advice } from '../../report.ts';

type Repository = { types: readonly string[]; languages: readonly string[] };

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** Throws Advice where the repository lacks a type or a language of what is to be sent, before anything is sent. */
export function refuseUnready(
  { types, languages }: Repository,
  wanted: readonly { type: string; lang: string }[],
): void {
  const missing = unique(wanted.map(({ type }) => type)).filter((type) => !types.includes(type));
  const absent = unique(wanted.map(({ lang }) => lang)).filter((lang) => !languages.includes(lang));
  if (types.length === 0)
    throw new Advice('The repository has no models yet. Push them first: npx prismic login, then npx prismic push.');
  if (missing.length > 0)
    throw new Advice(`The repository has no type ${missing.join(', ')}. Push the models first: npx prismic push.`);
  if (absent.length > 0)
    throw new Advice(
      `The repository has no language ${absent.join(', ')}. Add each first: npx prismic locale add ${absent[0]}.`,
    );
}
