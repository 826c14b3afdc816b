import { type Html, html } from '../checkout/html.ts';
import type { Entry } from './inbox.ts';
import type { Message } from './message.ts';
import { moment } from './moment.ts';

interface Open {
  entry: Entry;
  raw: Buffer;
  message: Message;
}

type Link = (changes: Record<string, string | null>) => string;

const SHOWN_BYTES = 200_000;
const sizes = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });

function htmlView({ message, entry }: Open): Html {
  if (message.html === null) return html`<p>This message has no HTML.</p>`;
  // No scripts, forms or remote images; links open in a new tab.
  return html`<iframe title="${`${entry.subject}, as HTML`}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${`<base target="_blank">${message.html}`}"></iframe>`;
}

function textView({ message }: Open): Html {
  if (message.text === null) return html`<p>This message has no plain text.</p>`;
  const parts = message.text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/);
  const linked = parts.map((part, index) =>
    index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : part,
  );
  return html`<pre tabindex="0">${linked}</pre>`;
}

function sourceView({ raw, entry }: Open): Html {
  const text = raw.subarray(0, SHOWN_BYTES).toString('utf8');
  const whole = html`<p><a href="/inbox/messages/${entry.id}/source">The whole source</a>, ${sizes.format(raw.length / 1000)}</p>`;
  return html`${whole}<pre tabindex="0">${text}</pre>`;
}

function filesView({ message, entry }: Open): Html {
  if (message.attachments.length === 0) return html`<p>No files came with this message.</p>`;
  const files = message.attachments.map(
    ({ name, type, content }, index) =>
      html`<li><a href="/inbox/messages/${entry.id}/attachments/${index}">${name}</a>, ${type}, ${sizes.format(content.length / 1000)}</li>`,
  );
  return html`<ul>${files}</ul>`;
}

const VIEWS: [name: string, title: string, show: (open: Open) => Html][] = [
  ['html', 'HTML', htmlView],
  ['text', 'Text', textView],
  ['source', 'Source', sourceView],
  ['attachments', 'Attachments', filesView],
];

function facts({ entry, message }: Open): Html {
  const replyTo = message.headers['reply-to'];
  const rows: [string, Html | string][] = [
    ['From', entry.from || entry.envelope.from],
    ['To', entry.to.join(', ')],
    ...(replyTo ? ([['Reply to', replyTo]] as [string, string][]) : []),
    ['Came', html`${moment(entry.at)}, by ${entry.via === 'smtp' ? 'SMTP' : 'Brevo'}`],
  ];
  return html`<dl class="facts">${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

/** One message: sender, recipients and date, and one of its four views. */
export function messageView(open: Open, requested: string | null, link: Link): Html {
  const { entry, message } = open;
  const [current, , show] =
    VIEWS.find(([name]) => name === requested) ?? (message.html === null ? VIEWS[1] : VIEWS[0]) ?? [];
  const tabs = VIEWS.map(([name, title]) => {
    const count = name === 'attachments' && ` (${message.attachments.length})`;
    const href = link({ view: name });
    return html`<li><a href="${href}"${name === current && html` aria-current="page"`}>${title}${count}</a></li>`;
  });
  return html`<article class="message" aria-labelledby="subject">
<p class="back"><a href="${link({ message: null, view: null })}">All messages</a></p>
<h2 id="subject">${entry.subject || '(no subject)'}</h2>
${facts(open)}
<nav aria-label="Views of the message"><ul class="views">${tabs}</ul></nav>
${show?.(open)}</article>`;
}
