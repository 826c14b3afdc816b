import { goodCorpus } from '../../../tests/unit/uploads/good-corpus.ts';
import type { Sample } from '../../../tests/unit/uploads/sample.ts';
import { BAD_SAMPLES } from '../../../tests/unit/uploads/samples.ts';
import { call, hiddenFields, newVisitor, post } from './form-client.ts';
import { settings } from './house.ts';
import { sampleFiles } from './sample-files.ts';
import { forms } from './submitters.ts';

const site = settings.values.SITE_URL_FR ?? '';
const AT_ONCE = 4;

type Fields = [string, string | File][];
type Sent = Pick<Sample, 'title' | 'name' | 'bytes' | 'policy'>;

/** Names are cleaned where they are unpacked, before anybody sees them: what is wrong with them alone travels no further. */
const BAD = BAD_SAMPLES.filter(({ code }) => code !== 'fileName');

/** The form of contact for what may be attached; that of an application for what is refused there only. */
const [contact, application] = forms;

/** What became of a file: 'kept' with its form, 'refused' in words, the status of another answer, or no answer at all. */
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

/** Posts forms with a bad file each; returns those that were not refused in words, and how many there are kinds of. */
export async function sendBadFiles(count: number): Promise<{ odd: Fate[]; kinds: number }> {
  const fates = await sendFiles(badFiles(count));
  return { odd: fates.filter(({ fate }) => fate !== 'refused' && fate !== 413), kinds: BAD.length };
}

/** Posts a form with each file of the good corpus; returns those that were not kept, and how many there are. */
export async function sendGoodFiles(): Promise<{ odd: Fate[]; count: number }> {
  const fates = await sendFiles(goodCorpus());
  return { odd: fates.filter(({ fate }) => fate !== 'kept'), count: fates.length };
}
