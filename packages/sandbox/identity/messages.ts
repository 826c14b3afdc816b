const fr = {
  colon: ' :',
  problems: 'Vérifiez les champs suivants :',
  signIn: 'Connexion',
  signInIntro: 'Connectez-vous avec l’adresse e-mail et le mot de passe de votre compte.',
  signInButton: 'Se connecter',
  register: 'Créer un compte',
  registerIntro: 'Un compte garde vos adresses et vos commandes. Tous les champs sont obligatoires.',
  registerButton: 'Créer mon compte',
  known: 'J’ai déjà un compte',
  cancel: 'Annuler et retourner sur le site',
  givenName: 'Prénom',
  familyName: 'Nom',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  passwordHint: 'Au moins 8 caractères.',
  demonstration: 'Pour essayer : adresse {email}, mot de passe {password}.',
  required: 'Ce champ est obligatoire.',
  tooLong: 'Raccourcissez ce texte : 100 caractères au plus.',
  emailInvalid: 'Saisissez une adresse e-mail complète, comme nom@exemple.fr.',
  emailTaken: 'Un compte existe déjà avec cette adresse. Connectez-vous, ou choisissez une autre adresse.',
  passwordShort: 'Choisissez un mot de passe d’au moins 8 caractères.',
  wrong: 'Cette adresse et ce mot de passe ne vont pas ensemble. Vérifiez-les et réessayez.',
  tooMany: 'Il y a eu trop d’essais avec cette adresse. Patientez dix minutes avant de réessayer.',
  disabled: 'Ce compte est fermé. Écrivez à notre service client pour le rouvrir.',
  signOut: 'Déconnexion',
  signOutAsk: 'Voulez-vous vous déconnecter ?',
  signOutButton: 'Se déconnecter',
  change: 'Changement de compte',
  changeText: 'Vous passez d’un compte à un autre.',
  changeButton: 'Continuer',
  signedOut: 'Vous avez quitté votre compte',
  signedOutText: 'Vous pouvez fermer cette page ou retourner sur le site.',
  expired: 'Cette page n’est plus valable',
  expiredText: 'La connexion a été interrompue ou a pris trop de temps. Retournez sur le site et recommencez.',
  failed: 'Cette demande n’a pas abouti',
  failedText: 'Retournez sur le site et recommencez. Si cela se reproduit, indiquez-nous cette référence :',
  back: 'Retourner sur le site',
};

export type Messages = typeof fr;

const nl: Messages = {
  colon: ':',
  problems: 'Controleer de volgende velden:',
  signIn: 'Aanmelden',
  signInIntro: 'Meld u aan met het e-mailadres en het wachtwoord van uw account.',
  signInButton: 'Aanmelden',
  register: 'Account aanmaken',
  registerIntro: 'Een account bewaart uw adressen en uw bestellingen. Alle velden zijn verplicht.',
  registerButton: 'Mijn account aanmaken',
  known: 'Ik heb al een account',
  cancel: 'Annuleren en terug naar de site',
  givenName: 'Voornaam',
  familyName: 'Naam',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  passwordHint: 'Minstens 8 tekens.',
  demonstration: 'Om te proberen: adres {email}, wachtwoord {password}.',
  required: 'Dit veld is verplicht.',
  tooLong: 'Maak deze tekst korter: hoogstens 100 tekens.',
  emailInvalid: 'Vul een volledig e-mailadres in, zoals naam@voorbeeld.be.',
  emailTaken: 'Er bestaat al een account met dit adres. Meld u aan of kies een ander adres.',
  passwordShort: 'Kies een wachtwoord van minstens 8 tekens.',
  wrong: 'Dit adres en dit wachtwoord horen niet bij elkaar. Kijk ze na en probeer opnieuw.',
  tooMany: 'Er is te vaak geprobeerd met dit adres. Wacht tien minuten en probeer het dan opnieuw.',
  disabled: 'Dit account is gesloten. Schrijf naar onze klantendienst om het weer te openen.',
  signOut: 'Afmelden',
  signOutAsk: 'Wilt u zich afmelden?',
  signOutButton: 'Afmelden',
  change: 'Wisselen van account',
  changeText: 'U gaat van het ene account naar het andere.',
  changeButton: 'Verdergaan',
  signedOut: 'U bent afgemeld',
  signedOutText: 'U mag deze pagina sluiten of teruggaan naar de site.',
  expired: 'Deze pagina is niet meer geldig',
  expiredText: 'Het aanmelden is onderbroken of heeft te lang geduurd. Ga terug naar de site en begin opnieuw.',
  failed: 'Deze aanvraag is niet gelukt',
  failedText: 'Ga terug naar de site en begin opnieuw. Gebeurt het weer, geef ons dan deze referentie door:',
  back: 'Terug naar de site',
};

export interface Words {
  /** For example `nl-BE`. */
  locale: string;
  t: Messages;
}

const LOCALES = ['fr-FR', 'fr-BE', 'nl-BE', 'fr-TN'];

const languageOf = (locale: string) => locale.slice(0, 2).toLowerCase();

/** The supported locale for a language tag: an exact match, else one with the same language; undefined when there is none. */
function localeOf(tag: string): string | undefined {
  const exact = LOCALES.find((locale) => locale.toLowerCase() === tag.toLowerCase());
  return exact ?? LOCALES.find((locale) => languageOf(locale) === languageOf(tag));
}

/** The messages for the first supported language in `ui_locales` or an Accept-Language header; French by default. */
export function wordsFor(list: string | null | undefined): Words {
  const wanted = (list ?? '').split(/[\s,]+/).map((one) => one.replace(/;.*/, ''));
  const [locale = 'fr-FR'] = wanted.flatMap((one) => localeOf(one) ?? []);
  return { locale, t: languageOf(locale) === 'nl' ? nl : fr };
}
