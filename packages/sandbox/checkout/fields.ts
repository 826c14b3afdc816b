import { type Html, html } from './html.ts';

export interface TextField {
  /** Also the id. */
  name: string;
  label: string;
  value?: string;
  type?: string;
  autocomplete?: string;
  isNumeric?: boolean;
  isRequired?: boolean;
  hint?: string | false;
  error?: string | false;
  /** Whether the field has the initial focus. */
  hasFocus?: boolean;
}

/** A labelled text field; its hint and error are also exposed to screen readers. */
export function textField(field: TextField): Html {
  const { name, label, value = '', type = 'text', hint, error } = field;
  const describedBy = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  const rules = html`${field.isNumeric && html` inputmode="numeric"`}${field.isRequired && html` required`}`;
  const state = html`${error && html` aria-invalid="true"`}${describedBy && html` aria-describedby="${describedBy}"`}${field.hasFocus && html` autofocus`}`;
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${field.autocomplete}"${rules}${state}>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}${error && html`<p class="error" id="${name}-error">${error}</p>`}</div>`;
}

export interface Problem {
  /** Id of the field. */
  target: string;
  label: string;
  text: string;
}

/** The errors of a form, each with a link to its field. */
export function problemList(intro: string, colon: string, problems: Problem[]): Html {
  const items = problems.map(
    ({ target, label, text }) => html`<li><a href="#${target}">${label}</a>${colon} ${text}</li>`,
  );
  return html`<p>${intro}</p><ul>${items}</ul>`;
}
