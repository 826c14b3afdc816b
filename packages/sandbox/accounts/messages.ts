import { type Words, wordsFor } from '../identity/messages.ts';

const fr = {
  intro: 'Saisissez votre adresse e-mail : nous vous enverrons un code pour vous connecter ou créer votre compte.',
  send: 'Recevoir un code',
  codeTitle: 'Saisissez votre code',
  codeIntro: 'Nous avons envoyé un code à 6 chiffres à {email}. Il est valable 10 minutes.',
  code: 'Code à 6 chiffres',
  enter: 'Se connecter',
  again: 'Envoyer un nouveau code',
  otherEmail: 'Utiliser une autre adresse',
  codeInvalid: 'Saisissez les 6 chiffres du code.',
  codeWrong: 'Ce code n’est pas le bon. Vérifiez le dernier e-mail reçu et réessayez.',
  codeExpired: 'Ce code n’est plus valable. Demandez-en un nouveau.',
  codeSpent: 'Il y a eu trop d’essais avec ce code. Demandez-en un nouveau.',
  tooManyCodes: 'Trop de codes ont été demandés pour cette adresse. Patientez dix minutes avant de réessayer.',
  inbox: 'Démonstration : le code arrive dans la boîte de réception de la page de contrôle.',
  subject: 'Votre code de connexion : {code}',
  mail: 'Bonjour,\n\nVotre code de connexion est {code}. Il est valable 10 minutes.\n\nSi vous n’avez rien demandé, ne tenez pas compte de cet e-mail.',
  profile: 'Votre adresse e-mail',
  profileIntro:
    'Votre compte utilise l’adresse {email}. Nous enverrons un code à la nouvelle adresse pour la vérifier.',
  newEmail: 'Nouvelle adresse e-mail',
  change: 'Changer d’adresse',
  emailTaken: 'Un autre compte utilise déjà cette adresse. Choisissez-en une autre.',
  changed: 'Votre adresse e-mail a changé',
  changedText: 'Vous vous connecterez désormais avec {email}.',
  subjectChange: 'Votre code de vérification : {code}',
  mailChange:
    'Bonjour,\n\nVotre code de vérification est {code}. Il est valable 10 minutes.\n\nSi vous n’avez rien demandé, ne tenez pas compte de cet e-mail.',
  notSignedIn: 'Vous n’êtes pas connecté',
  notSignedInText: 'Connectez-vous sur le site, puis revenez sur cette page.',
};

export type AccountMessages = typeof fr;

const nl: AccountMessages = {
  intro: 'Vul uw e-mailadres in: wij sturen u een code om u aan te melden of een account aan te maken.',
  send: 'Code ontvangen',
  codeTitle: 'Vul uw code in',
  codeIntro: 'Wij hebben een code van 6 cijfers gestuurd naar {email}. De code is 10 minuten geldig.',
  code: 'Code van 6 cijfers',
  enter: 'Aanmelden',
  again: 'Nieuwe code sturen',
  otherEmail: 'Een ander adres gebruiken',
  codeInvalid: 'Vul de 6 cijfers van de code in.',
  codeWrong: 'Deze code klopt niet. Kijk in de laatste e-mail die u kreeg en probeer opnieuw.',
  codeExpired: 'Deze code is niet meer geldig. Vraag een nieuwe aan.',
  codeSpent: 'Er is te vaak geprobeerd met deze code. Vraag een nieuwe aan.',
  tooManyCodes: 'Er zijn te veel codes aangevraagd voor dit adres. Wacht tien minuten en probeer het dan opnieuw.',
  inbox: 'Demonstratie: de code komt aan in het postvak van de controlepagina.',
  subject: 'Uw aanmeldcode: {code}',
  mail: 'Dag,\n\nUw aanmeldcode is {code}. De code is 10 minuten geldig.\n\nHebt u niets aangevraagd? Dan hoeft u niets te doen.',
  profile: 'Uw e-mailadres',
  profileIntro:
    'Uw account gebruikt het adres {email}. Wij sturen een code naar het nieuwe adres om het te controleren.',
  newEmail: 'Nieuw e-mailadres',
  change: 'Adres wijzigen',
  emailTaken: 'Een ander account gebruikt dit adres al. Kies een ander.',
  changed: 'Uw e-mailadres is gewijzigd',
  changedText: 'U meldt zich voortaan aan met {email}.',
  subjectChange: 'Uw verificatiecode: {code}',
  mailChange:
    'Dag,\n\nUw verificatiecode is {code}. De code is 10 minuten geldig.\n\nHebt u niets aangevraagd? Dan hoeft u niets te doen.',
  notSignedIn: 'U bent niet aangemeld',
  notSignedInText: 'Meld u aan op de site en kom daarna terug naar deze pagina.',
};

export interface AccountWords extends Words {
  own: AccountMessages;
}

/** A message with its values. */
export const filled = (message: string, values: Record<string, string>): string =>
  message.replace(/{(\w+)}/g, (_, name: string) => values[name] ?? '');

/** The messages for the first supported language of a list as `ui_locales` or Accept-Language; French by default. */
export function accountWords(list: string | null | undefined): AccountWords {
  const words = wordsFor(list);
  return { ...words, own: words.locale.startsWith('nl') ? nl : fr };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The language of an authorization request: `ui_locales`, or `locale` with `region_country`; else that of the browser. */
export function requestedWords(params: Record<string, unknown>, { headers }: Request): AccountWords {
  const { ui_locales: list, locale, region_country: region } = params;
  const [language] = text(locale).split(/[-_]/);
  const own = text(region) ? `${language}-${text(region)} ${text(locale)}` : text(locale);
  return accountWords(text(list) || own.trim() || headers.get('accept-language'));
}
