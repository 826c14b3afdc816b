import { expect, test } from 'vitest';
import { type FeedJob, feedXml, openJobs } from '../../../lib/careers/job-posting.ts';
import { xmlText } from '../../../lib/platform/text/clean.ts';

const job: FeedJob = {
  url: 'http://fr.localhost:3000/nous-rejoindre/chimiste?a=1&b=2',
  language: 'fr-FR',
  title: 'Chimiste « R&D »',
  number: 'SIL-1-fr-fr',
  reference: 'SIL-1',
  publishedOn: '2026-10-05',
  closesOn: null,
  city: 'Liège',
  region: 'Liège',
  country: 'BE',
  contract: 'CDI',
  category: 'Qualité, R&D',
  pay: null,
  description: '<p>Vous mesurez ]]> "tout".</p>',
};
test('a job whose last day has passed since the list was made is left out', () => {
  const jobs = [job, { ...job, closesOn: '2026-11-30' }, { ...job, closesOn: '2026-12-01' }];
  expect(openJobs(jobs, '2026-11-30')).toEqual(jobs);
  expect(openJobs(jobs, '2026-12-01')).toEqual([job, jobs[2]]);
});

const publisher = { name: 'Laboratoires <Silène>', url: 'http://fr.localhost:3000/' };

test('is written out, and leaves out what is not said', () => {
  expect(feedXml(publisher, [job])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<source>
<publisher>Laboratoires &lt;Silène&gt;</publisher>
<publisherurl>http://fr.localhost:3000/</publisherurl>
<job>
<title>Chimiste « R&amp;D »</title>
<date>2026-10-05</date>
<referencenumber>SIL-1-fr-fr</referencenumber>
<requisitionid>SIL-1</requisitionid>
<url>http://fr.localhost:3000/nous-rejoindre/chimiste?a=1&amp;b=2</url>
<company>Laboratoires &lt;Silène&gt;</company>
<city>Liège</city>
<state>Liège</state>
<country>BE</country>
<jobtype>CDI</jobtype>
<category>Qualité, R&amp;D</category>
<language>fr-FR</language>
<description>&lt;p&gt;Vous mesurez ]]&gt; &quot;tout&quot;.&lt;/p&gt;</description>
</job>
</source>`);
});

test('pay and closing date are said where they are known', () => {
  const xml = feedXml(publisher, [{ ...job, pay: 'à partir de 38 000 €', closesOn: '2027-01-31' }]);
  expect(xml).toContain('<salary>à partir de 38 000 €</salary>\n<expirationdate>2027-01-31</expirationdate>');
});

test('without an offer it is a feed all the same', () => {
  expect(feedXml(publisher, [])).toMatch(/<\/publisherurl>\n<\/source>$/);
});

test.each([
  ['a\u0000b\u000b\ufffec', 'abc'],
  ['tab\tline\n', 'tab\tline\n'],
  ['&amp;', '&amp;amp;'],
  ['œuvre 😀', 'œuvre 😀'],
])('%j is written %j', (text, written) => {
  expect(xmlText(text)).toBe(written);
});
