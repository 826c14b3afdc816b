import { type Html, html } from '../checkout/html.ts';
import { faultServices } from './bodies.ts';
import { type FaultRule, type Faults, httpFaultKinds, mailFaultKinds } from './faults.ts';

function field(name: string, label: string, value = ''): Html {
  return html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${value}"></div>`;
}

const option = (value: string) => html`<option>${value}</option>`;
const left = ({ times, hits }: FaultRule & { hits: number }) => times !== undefined && `, ${times - hits} to go`;

/** The active fault rules, and the form that adds one. */
export function faultForm(faults: Faults): Html {
  const active = faults.list().map((rule) => {
    const { service, operation, kind, share, seed, calls, buyerIp } = rule;
    const visitor = buyerIp ? ` for ${buyerIp}` : '';
    const text = `${kind} on ${Math.round(share * 100)} % of ${service} ${operation}${visitor}, seed ${seed}: ${calls} calls seen`;
    return html`<li>${text}${left(rule)}</li>`;
  });
  return html`<ul>${active.length > 0 ? active : html`<li>Everything works.</li>`}</ul>
<form method="post" action="/control/faults"><div class="pair">
<div class="field"><label for="service">Service</label><select id="service" name="service">${faultServices.map(option)}</select></div>
<div class="field"><label for="kind">What goes wrong</label><select id="kind" name="kind"><optgroup label="Commerce, accounts, content, Brevo, identity">${httpFaultKinds.map(option)}</optgroup><optgroup label="Mail">${mailFaultKinds.map(option)}</optgroup></select></div>
${field('operation', 'Operation, for mail a recipient, or *', '*')}${field('share', 'Share of calls, 0 to 1', '1')}
${field('seed', 'Seed', '1')}${field('times', 'For the next calls or messages, how many (all)')}
${field('ms', 'Milliseconds (latency, slow)')}${field('status', 'Status (status)')}
${field('retryAfter', 'Seconds of retry-after')}
${field('buyerIp', 'For the visitor with this address (all)')}</div>
<button>Switch on</button></form>
<form method="post" action="/control/faults/clear"><p><button class="second">Switch all off</button></p></form>`;
}
