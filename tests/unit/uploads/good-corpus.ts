import { docx, odt, paragraph } from './makers/office.ts';
import { ole } from './makers/ole.ts';
import { pdf, pdfStream } from './makers/pdf.ts';
import { jpeg, png } from './makers/pictures.ts';
import { latin1, type Sample } from './sample.ts';

const NAMES = [
  'cv',
  'CV Élodie Cœur',
  'Curriculum vitæ – Zoé (2026)',
  'lettre de motivation',
  'Lettre d’Anaïs N’Diaye',
  'السيرة الذاتية',
  'رسالة تحفيزية 2026',
  'Œuvres & références',
  'motivatiebrief_Koen',
  'E\u0301le\u0300ve',
  'mon.cv.version.2',
  'IMG_20260914_101112',
  'Capture d’écran 2026-09-14 à 10.11.12',
];
const WORDS = [
  'Préparatrice en pharmacie, dix ans d’expérience.',
  'HTML/CSS/JavaScript, SQL & XML',
  'Stage à la DDE de l’Isère (2009)',
  '100 % motivée ; <3 la recherche',
  'خبرة عشر سنوات في الصيدلة',
];

/** A seeded sequence of numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function noise(length: number, random: () => number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; at += 1) bytes[at] = random() * 256;
  return bytes;
}

const escapedXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const pdfString = (text: string): string =>
  latin1(text)
    .toString('latin1')
    .replace(/[\\()]/g, '\\$&');

type Draw = { random: () => number; word: string; size: number };

/** An image in a PDF is arbitrary bytes: it must contain no keyword that the checks reject. */
const image = ({ random, size }: Draw): string =>
  `<</Subtype/Image/Filter/DCTDecode/Length ${size}>>\nstream\n${noise(size, random).toString('latin1')}\nendstream`;

const MAKERS: Readonly<Record<string, (draw: Draw) => Buffer>> = {
  jpg: ({ random, word, size }) =>
    jpeg({ width: size % 3_000, height: 480, comments: [word, noise(size % 65_000, random)] }),
  jpeg: ({ random, size }) => Buffer.concat([jpeg({ width: 1 + (size % 900) }), jpeg(), noise(size % 5_000, random)]),
  png: ({ word, size }) => png({ width: 1 + (size % 900), height: 1 + (size % 700), texts: [word, 'x'.repeat(size)] }),
  pdf: (draw) => pdf({ text: pdfString(draw.word), objects: [`<</Title(${pdfString(draw.word)})>>`, image(draw)] }),
  'packed.pdf': (draw) =>
    pdf({
      packed: true,
      objects: [`<</Subject(${pdfString(draw.word)})>>`, image(draw), pdfStream('', noise(draw.size, draw.random))],
    }),
  doc: ({ random, size }) =>
    ole([
      { name: 'WordDocument', data: Buffer.concat([latin1('\xec\xa5\xc1\0'), Buffer.alloc(8), noise(size, random)]) },
      { name: '1Table', data: noise(size, random) },
      { name: '\x05SummaryInformation', data: noise(300, random) },
    ]),
  docx: ({ random, word, size }) =>
    docx({
      body: paragraph(escapedXml(word)).repeat(1 + (size % 400)),
      parts: [{ name: 'word/media/image2.jpeg', data: noise(size, random) }],
    }),
  cfb: ({ random, size }) => ole([{ name: 'Contents', data: noise(size, random) }], { shift: size % 2 ? 9 : 12 }),
  odt: ({ random, word, size }) =>
    odt({
      body: escapedXml(word).repeat(1 + (size % 400)),
      parts: [{ name: 'Pictures/a.jpg', data: noise(size, random) }],
    }),
};

/** 207 typical customer files of all types, sizes up to a megabyte, with realistic names. */
export function* goodCorpus(): Generator<Sample> {
  for (let round = 0; round < 23; round += 1) {
    for (const [ending, make] of Object.entries(MAKERS)) {
      const random = numbers(round * 31 + ending.length);
      const size = Math.round(10 ** (1 + random() * 4) * (round % 5 === 0 ? 5 : 1));
      const word = WORDS[round % WORDS.length] ?? '';
      const name = `${NAMES[(round + ending.length) % NAMES.length]}.${ending}`;
      yield { title: `${round}: ${name}`, name, bytes: make({ random, word, size }), code: null };
    }
  }
}
