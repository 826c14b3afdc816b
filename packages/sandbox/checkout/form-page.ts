import type { Catalogue } from '../shopify/catalogue/types.ts';
import type { Cart } from '../shopify/engine/cart-types.ts';
import { isShipped, type PricedCart } from '../shopify/engine/pricing.ts';
import { problemList, textField } from './fields.ts';
import type { Errors, FieldName, Values } from './form.ts';
import { type Html, html } from './html.ts';
import type { Messages, Words } from './messages.ts';
import { page } from './page.ts';
import { relayField } from './relay.ts';
import { type CardsOf, type Choice, choiceCss, dueOf, summary } from './summary.ts';

export interface FormState {
  words: Words;
  values: Values;
  errors: Errors;
  /** Errors about the whole order. */
  alerts: string[];
  cart: Cart;
  priced: PricedCart;
  choices: Choice[];
  cardsOf: CardsOf;
  catalogue: Catalogue;
  cartUrl: string;
  /** True after a payment attempt: the page then lists what to correct. */
  submitted: boolean;
}

const autocomplete: Partial<Record<FieldName, string>> = {
  email: 'email',
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  address1: 'address-line1',
  address2: 'address-line2',
  zip: 'postal-code',
  city: 'address-level2',
  phone: 'tel',
  card: 'cc-number',
  expiry: 'cc-exp',
  cvc: 'cc-csc',
};

const optional: FieldName[] = ['company', 'address2', 'phone'];
const numeric: FieldName[] = ['card', 'expiry', 'cvc'];
const inputTypes: Partial<Record<FieldName, string>> = { email: 'email', phone: 'tel' };

const wrong = (name: FieldName, { errors, words }: FormState): Html | undefined => {
  const key = errors[name];
  return key && html`<p class="error" id="${name}-error">${words.t[key]}</p>`;
};

const describedBy = (name: FieldName, { errors }: FormState) =>
  errors[name] ? html` aria-invalid="true" aria-describedby="${name}-error"` : html``;

function field(name: FieldName & keyof Messages, { words, values, errors }: FormState): Html {
  const error = errors[name];
  return textField({
    name,
    label: words.t[name],
    value: values[name],
    type: inputTypes[name],
    autocomplete: autocomplete[name],
    isNumeric: numeric.includes(name),
    isRequired: !optional.includes(name),
    error: error && words.t[error],
  });
}

function countries(state: FormState): Html {
  const { words, values, catalogue } = state;
  const names = new Intl.DisplayNames([words.lang], { type: 'region' });
  const options = catalogue.shop.countries.map(
    ({ code }) => html`<option value="${code}"${code === values.country && html` selected`}>${names.of(code)}</option>`,
  );
  return html`<div class="field"><label for="country">${words.t.country}</label>
<select id="country" name="country" autocomplete="country"${describedBy('country', state)}>${options}</select>
${wrong('country', state)}</div>`;
}

function delivery(state: FormState): Html {
  const { choices, words, priced } = state;
  const chosen = priced.delivery?.selected?.option.handle;
  const radios = choices.map(
    ({ handle, title, description, priced: sent }, index) => html`<label class="choice">
<input type="radio" name="delivery" id="delivery-${index}" value="${handle}"${handle === chosen && html` checked`}>
<span><strong>${title}</strong><span class="hint">${description}</span></span>
<span>${sent.deliveryPrice === 0 ? words.t.free : words.money(sent.deliveryPrice)}</span></label>
<input type="hidden" name="total:${handle}" value="${sent.total}">`,
  );
  return html`<fieldset${describedBy('delivery', state)}><legend>${words.t.delivery}</legend>${radios}${wrong('delivery', state)}${relayField(choices, state.values.relay, words)}
<p class="hint">${words.t.updateHint}</p>
<p><button class="second" name="intent" value="update" formnovalidate>${words.t.update}</button></p></fieldset>`;
}

const address = (state: FormState): Html => html`<fieldset><legend>${state.words.t.address}</legend>
<div class="pair">${field('firstName', state)}${field('lastName', state)}</div>
${field('company', state)}${field('address1', state)}${field('address2', state)}
<div class="pair">${field('zip', state)}${field('city', state)}</div>
${countries(state)}${field('phone', state)}</fieldset>`;

function alert({ alerts, errors, words, cartUrl, submitted }: FormState): Html | false {
  const names = Object.keys(errors) as FieldName[];
  if (alerts.length === 0 && (names.length === 0 || !submitted)) return false;
  const problems = names.map((name) => ({
    target: name === 'delivery' ? 'delivery-0' : name,
    label: words.t[name],
    text: words.t[errors[name] as keyof Messages],
  }));
  return html`<div class="alert" role="alert">${alerts.map((text) => html`<p>${text}</p>`)}
${alerts.length > 0 && html`<p><a href="${cartUrl}">${words.t.back}</a></p>`}
${names.length > 0 && problemList(words.t.problems, words.t.colon, problems)}</div>`;
}

/** Whether the gift cards pay everything, whatever the delivery option. */
const leavesNothing = ({ priced, choices, cardsOf }: FormState): boolean =>
  [priced, ...choices.map((choice) => choice.priced)].every((one) => dueOf(one, cardsOf(one)) === 0);

function payment(state: FormState): Html {
  const { t } = state.words;
  if (leavesNothing(state)) return html`<p>${t.nothingDue}</p>`;
  return html`<p class="hint" id="payment-hint">${t.paymentHint}</p>
${field('card', state)}<div class="pair">${field('expiry', state)}${field('cvc', state)}</div>`;
}

export function formPage(state: FormState): Response {
  const { words, catalogue, cart, priced, choices } = state;
  const { t, lang } = words;
  // Enter presses the first button of a form: it must be the one that pays.
  const body = html`${alert(state)}<form method="post" novalidate>
<button name="intent" value="pay" hidden></button>
<div class="columns"><div>
<fieldset><legend>${t.contact}</legend>${field('email', state)}</fieldset>
${isShipped(priced) ? html`${address(state)}${delivery(state)}` : html`<input type="hidden" name="total" value="${priced.total}">`}
<fieldset><legend>${t.payment}</legend>${payment(state)}</fieldset>
</div><div>${summary(cart, priced, choices, state.cardsOf, words)}
<p><button class="pay" name="intent" value="pay">${leavesNothing(state) ? t.confirm : t.pay}</button></p>
<p><a href="${state.cartUrl}">${t.back}</a></p></div></div></form>`;
  return page({ lang, title: t.title, shop: catalogue.shop.name, body, css: choiceCss(choices) });
}
