import type { Settings } from './settings.ts';

/** The id of a document in the API of the embedded content service. */
export async function documentId(
  { values, ports }: Settings,
  type: string,
  lang: string,
  uid: string,
): Promise<string> {
  const api = `http://127.0.0.1:${ports.SANDBOX_PRISMIC_PORT}/api/v2`;
  const access_token = values.PRISMIC_ACCESS_TOKEN ?? '';
  const repository = await (await fetch(`${api}?${new URLSearchParams({ access_token })}`)).json();
  const q = `[[at(my.${type}.uid, "${uid}")]]`;
  const query = new URLSearchParams({ access_token, ref: repository.refs[0].ref, lang, q });
  const { results } = await (await fetch(`${api}/documents/search?${query}`)).json();
  return results[0].id;
}
