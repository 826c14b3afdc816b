import { servicesOf } from '../../../../lib/consent/rules.ts';
import { ask } from './ask.ts';
import { type Check, type Finding, orOk, unset, warning } from './check.ts';

async function loads(name: string, url: string, type: RegExp): Promise<Finding[]> {
  const { status, headers } = await ask(url);
  if (status === 200 && type.test(headers.get('content-type') ?? '')) return [];
  return [
    warning(
      `${name} answers ${status} ${headers.get('content-type') ?? ''}`.trim(),
      'visitors who consent get nothing: correct it, or empty it',
    ),
  ];
}

/** What is loaded after consent. */
export const tags: Check = {
  area: 'tags',
  async look({ env }) {
    const { tagManager, widget } = servicesOf(env);
    if (!tagManager && !widget && !env.MAP_TILES_URL)
      return [unset('no tag manager, widget or detailed map: nobody is asked for consent')];
    const tile = env.MAP_TILES_URL?.replace('{s}', 'a').replace(/\{[zxy]\}/g, '0');
    const found = await Promise.all([
      tagManager ? loads('TAG_MANAGER_URL', tagManager, /javascript/) : [],
      widget ? loads('SUPPORT_WIDGET_URL', widget, /javascript/) : [],
      tile ? loads('MAP_TILES_URL', tile, /^image\//) : [],
    ]);
    return orOk(found.flat(), 'what is loaded after consent is there');
  },
};
