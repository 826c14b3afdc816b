import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SearchMark } from '../../components/analytics/marks.tsx';
import {
  type Choice,
  CONSENT_VERSION,
  consentCookieValue,
  consentIn,
  newConsent,
  type Services,
} from '../../lib/consent/rules.ts';
import words from '../../messages/fr/consent.json';
import purposes from '../../messages/fr/preferences.json';
import dutch from '../../messages/nl/consent.json';

const recordConsent = vi.hoisted(() => vi.fn<(proof: Record<string, unknown>) => Promise<boolean>>());
vi.mock('../../lib/consent/actions.ts', () => ({ recordConsent }));

const page = Reflect.get(window, 'happyDOM');
// Third-party scripts are added, but not fetched.
Object.assign(page.settings, { handleDisabledFileLoadingAsSuccess: true });

const both: Services = { tagManager: 'https://tags.test/gtm.js?id=GTM-A', widget: 'https://help.test/widget.js' };
const none: Services = { tagManager: null, widget: null };

const jar = () => consentIn(document.cookie, new Date());
const put = (cookie: string) => Reflect.set(document, 'cookie', `${cookie}; Path=/`);
const remember = (choice: Choice, when = new Date()) =>
  put(`consent=${consentCookieValue({ ...newConsent(choice, when), recorded: true })}`);
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const commands = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));

/** The page after a full load, with fresh modules. */
async function visit(services = both, language: 'fr' | 'nl' = 'fr', cookiesHref: string | null = '/cookies') {
  vi.resetModules();
  const { Consent } = await import('../../components/consent/consent.tsx');
  const { ManageCookies } = await import('../../components/consent/consent.tsx');
  const { ToastRegion } = await import('../../components/ui/toast.tsx');
  const tree = () => (
    <>
      <Consent
        language={language}
        services={{ ...services }}
        announcement="Un choix vous attend"
        cookiesHref={cookiesHref}
      />
      <a href="/suite">Suite</a>
      <ManageCookies>{words.manage}</ManageCookies>
      <ToastRegion close="Fermer" />
    </>
  );
  const { rerender, unmount } = render(tree());
  /** What a client-side navigation may cause: the layout rendered again, with the same values. */
  const again = () => rerender(tree());
  return { again, unmount };
}

const panel = () => screen.findByRole('region', { name: words.panel.title });
const noPanel = () => waitFor(() => expect(screen.queryByRole('region')).toBeNull());
const press = (name: string, within_: { getByRole: typeof screen.getByRole } = screen) =>
  fireEvent.click(within_.getByRole('button', { name }));
const preferences = async () => {
  press(words.manage);
  return screen.findByRole('dialog', { name: purposes.title });
};

beforeEach(() => {
  for (const pair of document.cookie.split(/;\s*/)) put(`${pair.replace(/=.*/, '')}=; Max-Age=0`);
  document.head.replaceChildren();
  document.documentElement.lang = 'fr-FR';
  delete window.dataLayer;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  page.setURL('http://fr.localhost:3000/');
  recordConsent.mockReset().mockResolvedValue(true);
});

describe('before an answer', () => {
  test('the panel asks, takes no focus, and nothing of others is loaded', async () => {
    await visit();
    const asked = await panel();
    expect(document.activeElement).toBe(document.body);
    expect(asked.compareDocumentPosition(screen.getByRole('link', { name: 'Suite' }))).toBe(4);
    expect(screen.getByText('Un choix vous attend').getAttribute('role')).toBe('status');
    expect(scripts()).toEqual([]);
    expect(commands()).toEqual([['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })]]);
    expect(recordConsent).not.toHaveBeenCalled();
  });

  test('refusing and accepting look the same, refusing comes first', async () => {
    await visit();
    const [refuse, accept] = within(await panel()).getAllByRole('button');
    expect([refuse?.textContent, accept?.textContent]).toEqual([words.refuse, words.accept]);
    expect(refuse?.className).toBe(accept?.className);
  });

  test('reading on, following a link and pressing Escape answer nothing', async () => {
    await visit();
    const asked = await panel();
    fireEvent.keyDown(asked, { key: 'Escape' });
    fireEvent.click(screen.getByRole('link', { name: 'Suite' }));
    fireEvent.scroll(window);
    expect(jar()).toBeNull();
    expect(await panel()).toBe(asked);
  });

  test('nobody is asked where the settings name nothing to ask for, but the preferences open', async () => {
    await visit(none);
    const dialog = await preferences();
    expect(screen.queryByRole('region')).toBeNull();
    expect(window.dataLayer).toBeUndefined();
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(2);
  });

  test.each([
    ['leads to the page about cookies', '/informations-legales/traceurs', ['/informations-legales/traceurs']],
    ['has no link where there is no such page', null, []],
  ])('the dialog %s', async (_, href, hrefs) => {
    await visit(both, 'fr', href);
    const links = within(await preferences()).queryAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  });

  test('Dutch words for a Dutch page', async () => {
    await visit(both, 'nl');
    expect(await screen.findByRole('button', { name: dutch.refuse })).toBeDefined();
  });
});

describe('an answer', () => {
  test('refusing is one press: kept, proven, and nothing is loaded', async () => {
    await visit();
    await panel();
    press(words.refuse);
    await noPanel();
    await waitFor(() => expect(jar()).toMatchObject({ analytics: false, external: false, recorded: true }));
    expect(scripts()).toEqual([]);
    expect(recordConsent.mock.calls).toEqual([
      [{ id: jar()?.id, version: CONSENT_VERSION, analytics: false, external: false, locale: 'fr-fr' }],
    ]);
    expect(document.body.textContent).toContain(words.saved);
  });

  test('accepting grants measuring, then loads both services, once', async () => {
    const { again } = await visit();
    await panel();
    press(words.accept);
    await waitFor(() => expect(scripts()).toEqual([both.tagManager, both.widget]));
    expect(commands().map(([name, kind]) => [name, kind])).toEqual([
      ['consent', 'default'],
      ['consent', 'update'],
      [undefined, undefined],
    ]);
    expect(window.dataLayer?.[1]).toHaveProperty('2.analytics_storage', 'granted');
    expect(window.dataLayer?.[1]).toHaveProperty('2.ad_storage', 'denied');
    expect(Array.isArray(window.dataLayer?.[1])).toBe(false);
    expect(window.dataLayer?.[2]).toMatchObject({ event: 'gtm.js' });
    again();
    expect(scripts()).toHaveLength(2);
  });

  test('case by case: neither is ticked before, one is consented to', async () => {
    await visit();
    press(words.panel.preferences, within(await panel()));
    const dialog = within(await screen.findByRole('dialog', { name: purposes.title }));
    const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ name, checked }) => [name, checked])).toEqual([
      ['analytics', false],
      ['external', false],
    ]);
    fireEvent.click(dialog.getByRole('checkbox', { name: purposes.external.title }));
    press(purposes.save, dialog);
    await waitFor(() => expect(jar()).toMatchObject({ analytics: false, external: true }));
    expect(scripts()).toEqual([both.widget]);
    await noPanel();
  });

  test('each purpose says who is behind it and how long', async () => {
    await visit();
    const dialog = within(await preferences());
    for (const purpose of [purposes.analytics, purposes.external]) {
      const id = dialog.getByRole('checkbox', { name: purpose.title }).getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(id)?.textContent).toBe(purpose.text + purpose.by);
    }
  });

  test('closing the dialog answers nothing and forgets what was ticked', async () => {
    await visit();
    await panel();
    const dialog = await preferences();
    fireEvent.click(within(dialog).getByRole('checkbox', { name: purposes.analytics.title }));
    act(() => (dialog as HTMLDialogElement).close());
    expect(jar()).toBeNull();
    await panel();
    const again = within(await preferences()).getByRole<HTMLInputElement>('checkbox', {
      name: purposes.analytics.title,
    });
    expect(again.checked).toBe(false);
  });

  test('where the browser keeps no cookie the choice holds for the page', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    await visit();
    await panel();
    press(words.accept);
    await waitFor(() => expect(scripts()).toEqual([both.tagManager, both.widget]));
    await noPanel();
  });
});

describe('with an answer', () => {
  test('a refusal asks nothing and loads nothing', async () => {
    remember({ analytics: false, external: false });
    await visit();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('region')).toBeNull();
    expect(scripts()).toEqual([]);
    expect(screen.queryByText('Un choix vous attend')).toBeNull();
  });

  test('a consent to measuring loads the tag manager without asking again', async () => {
    remember({ analytics: true, external: false });
    await visit();
    expect(scripts()).toEqual([both.tagManager]);
    expect(recordConsent).not.toHaveBeenCalled();
  });

  test('after six months the question is asked anew', async () => {
    remember({ analytics: true, external: true }, new Date(Date.now() - 183 * 86_400_000));
    await visit();
    await panel();
    expect(scripts()).toEqual([]);
  });

  test('withdrawing stops measuring, erases its cookies, and is a proof of its own', async () => {
    remember({ analytics: true, external: false });
    const before = jar()?.id;
    await visit();
    put('_ga=GA1.1.5');
    put('_ga_4XK2=GS1');
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const dialog = within(await preferences());
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: purposes.analytics.title }).checked).toBe(true);
    expect(dialog.getByText(before ?? 'no id')).toBeDefined();
    press(words.refuse, dialog);
    await waitFor(() => expect(jar()).toMatchObject({ analytics: false, recorded: true }));
    expect(jar()?.id).not.toBe(before);
    expect(window.dataLayer?.at(-1)).toHaveProperty('2.analytics_storage', 'denied');
    expect(document.cookie).not.toContain('_ga');
    expect(recordConsent).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each<[string, Choice, Choice, number]>([
    ['both services', { analytics: true, external: true }, { analytics: false, external: false }, 1],
    ['measuring alone', { analytics: true, external: true }, { analytics: false, external: true }, 1],
    ['nothing', { analytics: true, external: false }, { analytics: true, external: true }, 0],
    ['what was never loaded', { analytics: false, external: false }, { analytics: false, external: false }, 0],
  ])('another tab withdraws %s: what runs here goes with one new page', async (_, before, after, times) => {
    remember(before);
    await visit();
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {
      // The refusal comes before the page ends: it sends no more events meanwhile.
      expect(window.dataLayer?.at(-1)).toHaveProperty('2.analytics_storage', 'denied');
    });
    for (const choice of [after, after]) {
      remember(choice);
      fireEvent(document, new Event('visibilitychange'));
    }
    expect(reload).toHaveBeenCalledTimes(times);
    expect(scripts()).toHaveLength(Number(before.analytics) + Number(before.external || after.external));
  });

  test('a widget that is withdrawn goes with a new page', async () => {
    remember({ analytics: false, external: true });
    await visit();
    expect(scripts()).toEqual([both.widget]);
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    press(words.refuse, within(await preferences()));
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(jar()).toMatchObject({ external: false });
  });

  test.each(['/mon-compte/commandes/1042/retour?kind=return', '/nl/register-van-gezondheidsprofessionals/resultaten'])(
    'withdrawing holds at %s too, which has no tags, after a page that has them',
    async (address) => {
      remember({ analytics: true, external: true });
      await visit();
      page.setURL(`http://fr.localhost:3000${address}`);
      put('_ga=GA1.1.6');
      sessionStorage.setItem('begun-checkout', '{"order":"1042"}');
      const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
      press(words.refuse, within(await preferences()));
      await waitFor(() => expect(reload).toHaveBeenCalled());
      expect(window.dataLayer?.at(-1)).toHaveProperty('2.analytics_storage', 'denied');
      expect(document.cookie).not.toContain('_ga');
      expect(sessionStorage.getItem('begun-checkout')).toBeNull();
    },
  );

  test('consenting at a page without tags loads nothing, there or on the pages that follow', async () => {
    page.setURL('http://fr.localhost:3000/annuaire-des-professionnels/resultats?place=Die');
    remember({ analytics: false, external: false });
    const { again } = await visit();
    press(words.accept, within(await preferences()));
    await waitFor(() => expect(jar()).toMatchObject({ analytics: true, external: true }));
    page.setURL('http://fr.localhost:3000/');
    again();
    expect(scripts()).toEqual([]);
  });

  test.each([
    ['naît le 12, lea%40exemple.test', true],
    ['léa@exemple.test', true],
    ['0 475 12 34 56', true],
    ['sage-femme 97410', true],
    ['apotheek 8000 Brugge', true],
    ['vitamine D3 et B12', false],
    ['sureau 60 gélules', false],
    ['', false],
  ])('a page of results for "%s" is without tags: %s, and so are the pages that follow', async (query, isWithout) => {
    remember({ analytics: true, external: true });
    const results = render(<SearchMark query={query} />);
    const { again } = await visit();
    results.unmount();
    again();
    expect(scripts()).toEqual(isWithout ? [] : [both.tagManager, both.widget]);
  });

  test('an answer in another tab holds here', async () => {
    await visit();
    await panel();
    remember({ analytics: false, external: false });
    fireEvent(document, new Event('visibilitychange'));
    await noPanel();
  });

  test('no tags on the pages that the specification names', async () => {
    page.setURL('http://fr.localhost:3000/auth/login');
    remember({ analytics: true, external: true });
    await visit();
    expect(scripts()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
  });
});

describe('the proof', () => {
  test('what the server could not write down is tried again at the next visit, under the same id', async () => {
    recordConsent.mockResolvedValueOnce(false);
    const { unmount } = await visit();
    await panel();
    press(words.accept);
    await waitFor(() => expect(recordConsent).toHaveBeenCalledTimes(1));
    expect(jar()).toMatchObject({ analytics: true, recorded: false });
    const id = jar()?.id;
    unmount();
    await visit();
    await waitFor(() => expect(jar()).toMatchObject({ id, analytics: true, external: true, recorded: true }));
    expect(recordConsent.mock.calls[1]?.[0]).toMatchObject({ id, analytics: true });
  });

  test('a server that cannot be reached takes nothing from the choice', async () => {
    recordConsent.mockRejectedValue(new TypeError('Failed to fetch'));
    await visit();
    await panel();
    press(words.refuse);
    await waitFor(() => expect(recordConsent).toHaveBeenCalled());
    expect(jar()).toMatchObject({ analytics: false, recorded: false });
    await noPanel();
  });
});
