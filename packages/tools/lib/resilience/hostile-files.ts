import { goodCorpus } from '../../../../tests/unit/uploads/good-corpus.ts';
import type { Sample } from '../../../../tests/unit/uploads/sample.ts';
import { BAD_SAMPLES } from '../../../../tests/unit/uploads/samples.ts';
import { call, hiddenFields, newVisitor, post } from './form-client.ts';
import { sampleFiles } from './sample-files.ts';
import { forms } from './submitters.ts';
import { settings } from './test-site.ts';

const site = settings.values.SITE_URL_FR ?? '';
const AT_ONCE = 4;

type Fields = [string, string | File][];
type Sent = Pick<Sample, 'title' | 'name' | 'bytes' | 'policy'>;

/** File names are sanitized when the upload is parsed: samples with only a bad name are not refused, so they are left out. */
const BAD = BAD_SAMPLES.filter(({ code }) => code !== 'fileName');

/** The contact form for files that are allowed there; the application form for those that only it refuses. */
const [contact, application] = forms;

/** Outcome for a file: 'kept' with its form, 'refused' with a message, the status of another response, or 'silent' without one. */
type Fate = { title: string; fate: 'kept' | 'refused' | 'silent' | number };

async function send({ title, name, bytes, policy }: Sent, hidden: ReadonlyMap<unknown, Fields>): Promise<Fate> {
  const form = policy === 'resume' ? application : contact;
  if (!form) throw new RangeError('there is no such form');
  const file = new File([new Uint8Array(bytes)], name);
  const files = form.files.map((field, index) => [field, index === 0 ? file : sampleFiles[1]] as [string, File]);
  const posted = files.slice(0, policy === 'resume' ? 2 : 1);
  const fields = [...(hidden.get(form) ?? []), ...form.fields('fichier@exemple.fr'), ...posted] as Fields;
  const answer = await post(settings, site, form.path, fields, newVisitor()).catch(() => null);
  if (!answer) return { title, fate: 'silent' };
  const { status, text } = answer;
  if (status !== 200) return { title, fate: status };
  if (text.includes('name="token"')) return { title, fate: 'kept' };
  return { title, fate: text.includes('role="alert"') || text.includes('aria-invalid="true"') ? 'refused' : 0 };
}

async function sendFiles(samples: Iterable<Sent>): Promise<Fate[]> {
  const pages = forms.map(
    async (form) => [form, hiddenFields((await call(settings, site, form.path)).text, form.marker)] as const,
  );
  const hidden = new Map<unknown, Fields>(await Promise.all(pages));
  const left = samples[Symbol.iterator]();
  const all: Fate[] = [];
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) all.push(await send(next.value, hidden));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return all;
}

function* badFiles(count: number): Generator<Sample> {
  for (let index = 0; index < count; index++) yield BAD[index % BAD.length] as Sample;
}

/**
 * Posts forms with one bad file each. Returns those that were not refused with a message, and the number of kinds.
 * @param count each kind once, unless given
 */
export async function sendBadFiles(count = BAD.length): Promise<{ odd: Fate[]; kinds: number }> {
  const fates = await sendFiles(badFiles(count));
  return { odd: fates.filter(({ fate }) => fate !== 'refused' && fate !== 413), kinds: BAD.length };
}

/** Posts a form with each file of the valid corpus. Returns those that were not stored, and the number of files. */
export async function sendGoodFiles(): Promise<{ odd: Fate[]; count: number }> {
  const fates = await sendFiles(goodCorpus());
  return { odd: fates.filter(({ fate }) => fate !== 'kept'), count: fates.length };
}
