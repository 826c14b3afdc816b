import { describe, expect, test } from 'vitest';
import { playerOf } from '../../../lib/editorial/video.ts';

const youTube = { service: 'YouTube', src: 'https://www.youtube-nocookie.com/embed/aB3-_dEfGh1?autoplay=1&rel=0' };

describe('YouTube is played from its address without cookies', () => {
  test.each([
    'https://www.youtube.com/watch?v=aB3-_dEfGh1',
    'https://youtube.com/watch?list=PL0&v=aB3-_dEfGh1&t=12',
    'https://m.youtube.com/watch?v=aB3-_dEfGh1',
    'https://youtu.be/aB3-_dEfGh1?si=x',
    'https://www.youtube.com/embed/aB3-_dEfGh1',
    'https://www.youtube.com/shorts/aB3-_dEfGh1',
    'https://www.youtube.com/live/aB3-_dEfGh1',
    'https://www.youtube-nocookie.com/embed/aB3-_dEfGh1',
  ])('%s', (address) => {
    expect(playerOf(address)).toEqual(youTube);
  });
});

describe('Vimeo is asked not to track', () => {
  test.each([
    ['https://vimeo.com/76979871', ''],
    ['https://www.vimeo.com/76979871/', ''],
    ['https://vimeo.com/channels/staffpicks/76979871', ''],
    ['https://player.vimeo.com/video/76979871', ''],
    ['https://vimeo.com/76979871/8272103f6e', '&h=8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', '&h=8272103f6e'],
  ])('%s', (address, key) => {
    const src = `https://player.vimeo.com/video/76979871?dnt=1&autoplay=1${key}`;
    expect(playerOf(address)).toEqual({ service: 'Vimeo', src });
  });
});

test('Dailymotion is played by the player that the address names', () => {
  expect(playerOf('https://geo.dailymotion.com/player/x5kqd.html?video=x84sh87&mute=true')).toEqual({
    service: 'Dailymotion',
    src: 'https://geo.dailymotion.com/player/x5kqd.html?video=x84sh87',
  });
});

test.each([
  ['the page of a video of Dailymotion', 'https://www.dailymotion.com/video/x84sh87'],
  ['a channel', 'https://www.youtube.com/@silene'],
  ['no real number', 'https://youtu.be/"><script>'],
  ['another host', 'https://example.org/watch?v=aB3-_dEfGh1'],
  ['a host that only ends like one', 'https://notyoutube.com/watch?v=aB3-_dEfGh1'],
  ['a script', 'javascript:alert(1)'],
  ['no address', 'youtube'],
  ['nothing', ''],
])('%s has no player', (_, address) => {
  expect(playerOf(address)).toBeNull();
});
