import type { Kinds } from './malformed.ts';
import type { Random } from './random.ts';
import { type Draft, multipart, type Part, type Target } from './raw-post.ts';

const FIELDS = [
  'name',
  'email',
  'message',
  'attachments',
  'resume',
  'locale',
  'key',
  'proof',
  'productIds',
  'variantId',
];

/** Parts as a form posts them; half of the time as the framework's client code does, which numbers the arguments of an action. */
function form(random: Random, target: Target, parts: readonly Part[]): Draft {
  const boundary = `----${random.hex(16)}`;
  const type = `multipart/form-data; boundary=${boundary}`;
  const id = random.pick(target.actionIds);
  if (random.integer(2) === 0) {
    const all = [{ name: `$ACTION_ID_${id}`, value: '' }, ...parts];
    return {
      headers: { 'next-action': null, accept: 'text/html', 'content-type': type },
      body: multipart(all, boundary),
    };
  }
  const numbered = parts.map((part) => ({ ...part, name: `_1_${part.name}` }));
  const body = multipart([...numbered, { name: '0', value: '["$K1"]' }], boundary);
  return { headers: { 'next-action': id, 'content-type': type }, body };
}

/** Arguments of an action call, alone or as parts of a form. */
function flight(random: Random, rows: readonly string[]): Draft {
  if (rows.length === 1 && random.integer(2) === 0) return { body: rows[0] };
  const boundary = `----${random.hex(16)}`;
  const parts = rows.map((value, index) => ({ name: String(index), value }));
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: multipart(parts, boundary),
  };
}

const filled = (value: Part['value'], more?: string): Part[] => FIELDS.map((name) => ({ name, value, more }));

const names: readonly string[] = [
  'tags[4294967294]',
  'tags[10000000]',
  'a.'.repeat(20_000),
  'a[0]'.repeat(5_000),
  '__proto__',
  '__proto__.polluted',
  'constructor.prototype.polluted',
  'constructor[prototype][polluted]',
  '__intent__',
  '__state__',
  '$ACTION_ID_',
  '$ACTION_REF_',
  '$ACTION_REF_1',
  '$ACTION_1:0',
  '$ACTION_KEY',
  '$ACTION_ID_toString',
  '0',
  '1_',
  '_1_',
  '',
  '\0',
  '😀'.repeat(500),
];

const values: readonly string[] = [
  '',
  '{',
  '$',
  '"$0"',
  'null',
  '1e999',
  '{"then":"$1:constructor:constructor"}',
  '[{"then":"$1:__proto__:then","status":"resolved_model","value":"{}","_response":{}}]',
  '["$1:constructor:constructor"]',
  '["$1:a:b:c"]',
  '["$@1"]',
  '["$F1"]',
  '["$h1"]',
  '["$K1"]',
  '["$Q1","$W1","$i1"]',
  '["$B1","$o1","$A1"]',
  '["$R1","$r1","$X1","$x1"]',
  '["$D2026-13-99","$u","$N","$-0"]',
];

/** Field names and references that the framework and the form library resolve. */
const references: Kinds = {
  'hostile name': { draft: (random, target) => form(random, target, [{ name: random.pick(names), value: 'x' }]) },
  'descriptor of an action': {
    draft(random, target) {
      const id = random.pick([...target.actionIds, `40${random.hex(40)}`, 'toString', '']);
      const bound = random.pick(['null', '"$@1"', '"$@0"', '{"then":"$1:constructor:constructor"}']);
      const parts = [
        { name: '$ACTION_REF_1', value: '' },
        { name: '$ACTION_1:0', value: `{"id":"${id}","bound":${bound}}` },
        { name: '$ACTION_1:1', value: random.pick(values) },
        { name: '$ACTION_KEY', value: random.hex(20) },
      ];
      return { ...form(random, target, parts), path: random.pick(target.paths) };
    },
  },
  'id that nobody has': { draft: (random) => ({ headers: { 'next-action': `40${random.hex(40)}` } }) },
  'value that is none': { draft: (random) => flight(random, [random.pick(values)]) },
  'values that refer to each other': {
    draft: (random) =>
      flight(random, random.pick([['"$0"'], ['["$1"]', '["$2"]', '["$1"]'], ['["$1:0:0"]', '["$0:0"]']])),
  },
  'number without end': {
    draft: (random) => flight(random, [`["$n${'9'.repeat(random.pick([301, 10_000, 1_000_000]))}"]`]),
  },
  'many large numbers': {
    draft: (random) =>
      flight(random, [
        `[${Array(3_000)
          .fill(`"$n${'7'.repeat(299)}"`)
          .join()}]`,
      ]),
  },
  'list in a list': { draft: (random) => flight(random, ['['.repeat(random.pick([1_000, 50_000, 500_000]))]) },
  'too many arguments': { draft: (random) => flight(random, [`[${Array(2_000).fill('0').join()}]`]) },
};

/** Values of the form fields. */
const fields: Kinds = {
  'a million characters': {
    draft: (random, target) =>
      form(random, target, [
        { name: random.pick(FIELDS), value: random.pick(['a', 'é', '<', '\u202e']).repeat(500_000) },
      ]),
  },
  'NUL and other marks': { draft: (random, target) => form(random, target, filled('a\0b\u202ec\u001b[2Jd\u2028')) },
  'bytes that are no text': { draft: (random, target) => form(random, target, filled(random.bytes(64))) },
  'half of a character': {
    draft: (random, target) =>
      form(random, target, filled(Buffer.from(random.pick(['eda080', 'c3', 'f0908d', 'fffe']), 'hex'))),
  },
  'field by the hundred': {
    draft: (random, target) =>
      form(random, target, Array<Part>(random.pick([200, 5_000])).fill({ name: random.pick(FIELDS), value: 'x' })),
  },
  'text in the place of a file': { draft: (random, target) => form(random, target, filled('x')) },
  'file in the place of a text': {
    draft: (random, target) =>
      form(
        random,
        target,
        filled(
          'GIF89a',
          `"; filename="${random.pick(['', '../../x.pdf', 'x\0.pdf', 'x'.repeat(3_000), '\u202efdp.exe'])}"`,
        ),
      ),
  },
  'part with headers of its own': {
    draft: (random, target) =>
      form(
        random,
        target,
        filled(
          'eA==',
          random.pick([
            '"\r\nContent-Transfer-Encoding: base64',
            '"\r\nContent-Type: text/plain; charset=utf-16',
            '"\r\nX',
            '; ; ="',
            `"\r\nX-Y: ${'z'.repeat(100_000)}`,
          ]),
        ),
      ),
  },
};

/** Framing of the body. */
const frames: Kinds = {
  'boundary that lies': {
    draft: (random) => ({
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: multipart(filled('x'), random.hex(12)),
    }),
  },
  'form cut off': {
    draft(random, target) {
      const whole = form(random, target, filled('x'.repeat(200)));
      const body = Buffer.from(whole.body ?? '');
      return { ...whole, body: body.subarray(0, random.integer(body.length)) };
    },
  },
  'less than was declared': { draft: () => ({ headers: { 'content-length': '5000' }, hangUp: true }) },
  'more than was declared': { draft: (random) => ({ headers: { 'content-length': '1' }, body: random.bytes(200) }) },
  'nothing at all': { draft: (random, target) => ({ ...form(random, target, []), body: '' }) },
  'any bytes': { draft: (random) => ({ body: random.bytes(1 + random.integer(5_000)) }) },
  'form without script, and without an action': {
    draft: () => ({
      headers: { 'next-action': null, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=%ZZ&a[4294967294]=x&__proto__=y',
    }),
  },
};

/** Rejected only when the body is parsed: which 4xx status they receive cannot be known beforehand. */
export const hostileBodies: Kinds = { ...references, ...fields, ...frames };
