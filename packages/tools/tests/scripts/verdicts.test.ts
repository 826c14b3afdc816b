import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bytesMissed, loadMissed, missed, scoresMissed } from '../../lib/bench/bars.ts';
import { besideSmall } from '../../lib/bench/catalogue.ts';
import { type Row, table } from '../../lib/bench/table.ts';
import { Advice } from '../../lib/report.ts';
import { addressesOfDocument } from '../../lib/resilience/content-script.ts';
import { holding } from '../../lib/resilience/leaks.ts';
import { numberOf } from '../../lib/resilience/scenario.ts';
import { pageProblems, slowProblems, troubleProblems, unmeasured } from '../../lib/resilience/verdicts.ts';
import { testSettings } from '../../lib/test-settings.ts';

describe('the number of an option', () => {
  test.each([
    ['200', 1, 200],
    ['1', 1, 1],
    ['0', 0, 0],
  ])('%s, from %i', (text, least, expected) => {
    expect(numberOf('count', text, least)).toBe(expected);
  });

  test.each(['0', '-3', '1.5', '2e3', '', 'ten', ' 5', 'Infinity', '12345678901'])('“%s” is none', (text) => {
    expect(() => numberOf('kills', text)).toThrow(Advice);
  });
});

test('a figure of nothing is a problem, and so is one that is no number', () => {
  expect(unmeasured({ pages: 3, submissions: 1 })).toEqual([]);
  expect(unmeasured({ pages: 0, submissions: Number.NaN, posts: 2 })).toEqual(['pages: 0', 'submissions: NaN']);
});

describe('a fault of a service', () => {
  const fine = { statuses: [200, 200, 503], slowestMs: 2_900, backMs: 900, hits: 1, isSignedIn: true };

  test.each([
    ['is met and survived', fine, []],
    ['that nothing met proves nothing', { ...fine, hits: 0 }, ['calls that met the fault: 0']],
    ['before no page', { ...fine, statuses: [] }, ['pages visited: 0']],
    ['must not be an error of ours', { ...fine, statuses: [500, 200, 500] }, ['a page answered 500']],
    ['must not hide a page', { ...fine, statuses: [404, 429] }, ['a page answered 404', 'a page answered 429']],
    ['must not hold a page up', { ...fine, slowestMs: 3_000 }, ['a page took longer than 3000 ms']],
    ['must be over soon', { ...fine, backMs: Number.POSITIVE_INFINITY }, ['a page was not well within 1000 ms']],
    ['must not sign anybody out', { ...fine, isSignedIn: false }, ['the customer was signed out']],
  ])('%s', (_, seen, expected) => {
    expect(troubleProblems(seen)).toEqual(expected);
  });
});

describe('slow clients', () => {
  const times = { p50: 10, p95: 30, errors: 0, count: 400 };
  const fine = { alone: times, beside: { ...times, p95: 59 }, clients: 50, connected: [50, 50] };

  test.each([
    ['the others hardly notice them', fine, 0],
    ['a very small time may grow', { ...fine, alone: { ...times, p95: 2 }, beside: { ...times, p95: 39 } }, 0],
    ['the others wait twice as long', { ...fine, beside: { ...times, p95: 60 } }, 1],
    ['an error beside them', { ...fine, beside: { ...times, errors: 1 } }, 1],
    ['nothing was measured', { ...fine, alone: { ...times, count: 0 }, beside: { ...times, count: 0 } }, 2],
    ['some of them never connected', { ...fine, connected: [50, 49] }, 1],
  ])('%s', (_, seen, problems) => {
    expect(slowProblems(seen)).toHaveLength(problems);
  });
});

describe('pages with injected content', () => {
  const own = { at: '/faq/livraison', status: 200, isOwn: true, isShown: true };
  const other = { at: '/connexion', status: 200, isOwn: false, isShown: false };

  test.each([
    ['each answers, and shows its document', [own, other], []],
    ['none has a document', [other], ['pages of a document with injected content: 0']],
    ['a page of errors', [own, { ...other, status: 503 }], ['/connexion: answered 503']],
    ['a document that is not found', [own, { ...own, at: '/a', status: 404 }], ['/a: answered 404']],
    ['no answer', [own, { ...other, status: undefined }], ['/connexion: answered nothing']],
    [
      'a document that is nowhere on its page',
      [own, { ...own, at: '/b', isShown: false }],
      ['/b: shows nothing of its document'],
    ],
  ])('%s', (_, pages, expected) => {
    expect(pageProblems(pages)).toEqual(expected);
  });

  test.each([
    ['product', 'fr-fr', 'sirop', '/nos-produits/toux/sirop', true],
    ['product', 'fr-fr', 'sirop', '/nos-produits/famille/toux/sirop', true],
    ['product', 'fr-fr', 'sirop', '/nos-produits/toux/sirop-2', false],
    ['author', 'nl-be', 'noor', '/nl/schrijver/noor', true],
    ['author', 'nl-be', 'noor', '/auteurs/noor', false],
    ['home', 'nl-be', null, '/nl', true],
    ['home', 'fr-be', null, '/', true],
    ['home', 'fr-be', null, '/nl', false],
    ['footer', 'fr-fr', null, '/', false],
  ])('%s %s %s at %s: %s', (type, lang, uid, path, expected) => {
    const site = `http://${lang.slice(-2)}.localhost:${testSettings().ports.PORT}`;
    expect(addressesOfDocument({ type, lang, uid }).some((each) => each.test(site + path))).toBe(expected);
  });
});

test('words are found on disk, also in compressed files and in folders below; an empty folder is a problem', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'holding-'));
  const [pages, responses, empty] = ['pages', 'responses', 'empty'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  try {
    for (const each of [path.join(pages, 'deep'), responses, empty]) mkdirSync(each, { recursive: true });
    writeFileSync(path.join(pages, 'deep/a.html'), 'To noor@atelier.test');
    writeFileSync(path.join(responses, 'a.json.gz'), gzipSync('{"title":"Ébauche"}'));
    writeFileSync(path.join(responses, 'b.json.gz'), gzipSync('{"title":"Public"}'));
    const found = holding([pages, responses], ['noor@', 'Ébauche', 'nobody']);
    expect(found).toEqual({
      count: 3,
      problems: [
        expect.stringMatching(/deep\/a\.html holds noor@$/),
        expect.stringMatching(/a\.json\.gz holds Ébauche$/),
      ],
    });
    expect(holding([pages], ['nobody']).problems).toEqual([]);
    expect(holding([pages, empty, path.join(folder, 'absent')], ['nobody']).problems).toEqual([
      `${empty} holds no file`,
      `${folder}/absent holds no file`,
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('bars of a benchmark', () => {
  test('rows that missed one, or were answered otherwise, are named; the others are not', () => {
    const rows: Row[] = [
      { page: 'home', failures: 0, missed: '' },
      { page: 'offer', failures: 300, missed: '' },
      { gesture: 'filter', median: '120.0 ms', missed: 'over 100 ms' },
      { page: 'cart', failures: 2, missed: 'html +1.0' },
      { query: 'search', p50: '1.0 ms' },
    ];
    expect(missed(rows)).toEqual(['offer: 300 failures', 'filter: over 100 ms', 'cart: 2 failures, html +1.0']);
    expect(missed([])).toEqual([]);
  });

  test.each([
    ['home', { html: 18, script: 155, total: 320 }, ''],
    ['home', { html: 18.5, script: 156, total: 310 }, 'html +0.5, script +1.0'],
    ['product', { html: 10, script: 100, total: 310 }, 'total +10.0'],
  ])('bytes of %s: %o', (name, { html, script, total }, expected) => {
    const bytes = {
      html: html * 1024,
      script: script * 1024,
      total: total * 1024,
      style: 0,
      font: 0,
      image: 0,
      other: 0,
    };
    expect(bytesMissed(name, bytes)).toBe(expected);
  });

  const score = {
    performance: 97,
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
    lcpMs: 1_400,
    blockingMs: 150,
    shift: 0,
  };
  const empty = { ...score, performance: 99, blockingMs: 100, lcpMs: 600 };
  test.each([
    ['home', score, ''],
    ['home', { ...score, performance: 96, blockingMs: 151 }, 'performance under 97, blocking over 150 ms'],
    ['home', { ...score, lcpMs: 1_501, shift: 0.001 }, 'LCP over 1500 ms, layout shift'],
    ['home', { ...score, seo: 61, accessibility: 99, bestPractices: 96 }, 'accessibility, best practices, SEO'],
    ['login', { ...score, seo: 61 }, ''],
    ['home', { ...score, blockingMs: Number.NaN }, 'blocking over 150 ms'],
  ])('scores of %s: %o', (name, own, expected) => {
    expect(scoresMissed(name, own, empty)).toBe(expected);
  });

  test('on a fast machine the blocking time has its own target', () => {
    expect(scoresMissed('faq', { ...score, blockingMs: 50 }, { ...empty, blockingMs: 0 })).toBe('');
    expect(scoresMissed('faq', { ...score, blockingMs: 51 }, { ...empty, blockingMs: 0 })).toBe('blocking over 50 ms');
  });

  const load = { perSecond: 3_000, p50: 1, p95: 2, failures: 0, bytes: 1 };
  const floor = { ...load, perSecond: 1_000, p50: 2 };
  test.each([
    ['home', load, ''],
    [
      'home',
      { ...load, perSecond: 2_999, p50: 2.1 },
      'requests/s under 300 % of the empty page, first byte after that of the empty page',
    ],
    ['cart', { ...load, perSecond: 600, p50: 9 }, ''],
    ['cart', { ...load, perSecond: 599 }, 'requests/s under 60 % of the empty page'],
  ])('load of %s: %o', (name, own, expected) => {
    expect(loadMissed(name, own, floor)).toBe(expected);
  });

  test('a page that could not be measured does not hide the columns of the others', () => {
    expect(
      table([
        { page: 'home', missed: 'x' },
        { page: 'cart', html: 3 },
      ]),
    ).toBe(['page  missed  html', 'home       x      ', 'cart             3'].join('\n'));
  });

  test('a large catalogue may cost twice what a small one does', () => {
    const small = [
      { page: 'news', 'requests/s': 1_000, 'memory, MB': 400 },
      { page: 'search', 'requests/s': '', 'memory, MB': 410 },
    ];
    const large = [
      { page: 'news', 'requests/s': 499, 'memory, MB': 800 },
      { page: 'search', 'requests/s': '', 'memory, MB': 900 },
      { page: 'wide', 'requests/s': 5, 'memory, MB': 900 },
    ];
    expect(missed(besideSmall(large, small))).toEqual([
      'news: under half the requests/s',
      'search: over twice the memory',
    ]);
  });
});
