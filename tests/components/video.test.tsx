import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { expect, test, vi } from 'vitest';
import * as css from '../../components/editorial/media.css.ts';
import { Video, type VideoSource } from '../../components/editorial/video.tsx';
import { ToastRegion } from '../../components/ui/toast.tsx';
import { adoptConsent } from '../../lib/consent/current.ts';
import messages from '../../messages/fr/consent.json';

vi.mock('../../components/editorial/lazy-video.tsx', () => import('../fixtures/video-at-once.ts'));
vi.mock('../../lib/consent/actions.ts', () => ({ recordConsent: async () => true }));

// An empty page: nothing is fetched.
Object.assign(Reflect.get(window, 'happyDOM').settings, {
  enableIframePageLoading: true,
  disableIframePageLoading: false,
});

const poster = { src: 'https://x.test/a.webp', alt: '', width: 1600, height: 900, service: 'prismic' as const };
const player = {
  kind: 'player',
  src: 'about:blank',
  play: 'Lire la vidéo',
  privacy: 'YouTube reçoit votre adresse IP.',
  page: { href: 'https://youtu.be/aB3-_dEfGh1', text: 'La regarder chez YouTube' },
} satisfies VideoSource;
const transcript = { title: 'Lire la transcription', text: <p>Il est six heures.</p> };

test('nothing of another host is in the page before it is asked for', () => {
  const { container } = render(<Video name="Récolte" source={player} poster={poster} />);
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.innerHTML).not.toContain('about:blank');
  expect(screen.getByText(/YouTube reçoit votre adresse IP/)).toBeDefined();
});

test('the player takes the place of the picture and the focus of the button', () => {
  const { container } = render(<Video name="Récolte" source={player} poster={poster} />);
  fireEvent.click(screen.getByRole('button', { name: 'Lire la vidéo' }));
  const frame = screen.getByTitle('Récolte');
  expect(frame.getAttribute('src')).toBe('about:blank');
  expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
  expect(document.activeElement).toBe(frame);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without script the address of the film is left', () => {
  render(<Video name="Récolte" source={player} />);
  const link = screen.getByRole('link', { name: 'La regarder chez YouTube' });
  expect(link.getAttribute('href')).toBe('https://youtu.be/aB3-_dEfGh1');
});

test('a host that is not known is only linked to', () => {
  const page = { href: 'https://example.org/film', text: 'Voir la vidéo sur example.org' };
  const { container } = render(<Video title="Récolte" name="Récolte" source={{ kind: 'link', page }} />);
  expect(screen.getByRole('link', { name: page.text }).getAttribute('href')).toBe(page.href);
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.querySelector('video')).toBeNull();
});

test('a film of ours is not fetched before it is played, and has its captions', () => {
  const captions = { src: 'https://x.test/granule.vtt', language: 'fr', label: 'Français' };
  const source: VideoSource = { kind: 'file', src: 'https://x.test/granule.mp4', captions };
  const { container } = render(<Video name="Granule" source={source} poster={poster} caption="Une minute" />);
  const film = container.querySelector('video');
  expect(film?.getAttribute('preload')).toBe('none');
  expect(film?.hasAttribute('controls')).toBe(true);
  expect(film?.getAttribute('poster')).toContain('w=1200');
  expect(film?.getAttribute('crossorigin')).toBe('anonymous');
  expect(container.querySelector('track')?.getAttribute('srclang')).toBe('fr');
  expect(screen.getByText('Une minute').closest('figcaption')).not.toBeNull();
});

test('the transcript is folded, and is there', () => {
  const { container } = render(<Video name="Récolte" source={player} transcript={transcript} />);
  const fold = container.querySelector('details');
  expect(fold?.hasAttribute('open')).toBe(false);
  expect(fold?.querySelector('summary')?.textContent).toBe('Lire la transcription');
  expect(fold?.textContent).toContain('Il est six heures.');
});

const always = 'Toujours accepter';
const asking: VideoSource = { ...player, always: { label: always, failed: 'Votre choix n’a pas été enregistré.' } };
const sentence = () => screen.getByText(player.privacy).parentElement;

test('who will know of it is said with the button, and the click is for this video alone', () => {
  render(<Video name="Récolte" source={asking} poster={poster} />);
  render(<Video name="Semis" source={asking} poster={poster} />);
  const [first] = screen.getAllByRole('button', { name: player.play });
  const described = document.getElementById(first?.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(player.privacy);
  fireEvent.click(first as HTMLElement);
  expect(screen.getByTitle('Récolte')).toBeDefined();
  expect(screen.queryByTitle('Semis')).toBeNull();
  expect(document.cookie).not.toContain('consent=');
});

test('the player keeps to the focus that it took: what the page does later moves none', () => {
  const tree = (name: string) => (
    <>
      <button type="button">Ailleurs</button>
      <Video name={name} source={player} poster={poster} />
    </>
  );
  const { rerender } = render(tree('Récolte'));
  fireEvent.click(screen.getByRole('button', { name: 'Lire la vidéo' }));
  screen.getByRole('button', { name: 'Ailleurs' }).focus();
  rerender(tree('Récolte d’été'));
  expect(screen.getByTitle('Récolte d’été')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ailleurs' }));
});

test('a player is gone, and a film of ours stops, when its page is left', () => {
  const film: VideoSource = { kind: 'file', src: 'https://x.test/granule.mp4' };
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Video name="Récolte" source={player} poster={poster} />
      <Video name="Granule" source={film} />
    </Activity>
  );
  const { container, rerender } = render(page('visible'));
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
  fireEvent.click(screen.getByRole('button', { name: 'Lire la vidéo' }));
  expect(container.querySelector('iframe')).not.toBeNull();
  rerender(page('hidden'));
  expect(container.querySelector('iframe')).toBeNull();
  expect(pause.mock.contexts).toEqual([container.querySelector('video')]);
});

test('the button of the consent hands its focus on before it is hidden, and what was kept is said', async () => {
  render(
    <>
      <Video name="Récolte" source={asking} poster={poster} />
      <ToastRegion close="Fermer" />
    </>,
  );
  screen.getByRole('button', { name: always }).focus();
  fireEvent.click(screen.getByRole('button', { name: always }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: player.page.text }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(messages.saved));
  act(() => adoptConsent({ id: '', at: '', recorded: true, analytics: true, external: false }));
});

test('who accepts all of them is not told again, and nothing plays by itself', async () => {
  const { container } = render(<Video name="Récolte" source={asking} poster={poster} />);
  expect(sentence()?.className).not.toContain(css.known);
  fireEvent.click(screen.getByRole('button', { name: always }));
  await waitFor(() => expect(sentence()?.className).toContain(css.known));
  expect(document.cookie).toContain('consent=');
  expect(screen.getByRole('button', { name: player.play }).hasAttribute('aria-describedby')).toBe(false);
  expect(container.querySelector('iframe')).toBeNull();
  act(() => adoptConsent({ id: '', at: '', recorded: true, analytics: true, external: false }));
  expect(sentence()?.className).not.toContain(css.known);
});
