import { isHealth } from './ask.ts';
import { askSite, notRunning } from './ask-site.ts';
import { type Check, type DoctorContext, ok, problem, unset } from './check.ts';

export const site: Check = {
  area: 'site',
  async look(context) {
    const live = await askSite(context, { path: '/healthz' });
    if (!live) return [ok(`port ${context.ports.PORT} is free, the site is not running here`)];
    const answered = live.status === 200 && !isHealth(live.text) ? '200, and not from the site' : live.status;
    if (answered !== 200)
      return [
        problem(
          `/healthz on port ${context.ports.PORT}: ${answered}`,
          'stop what listens there, or choose another PORT',
        ),
      ];
    const ready = await askSite(context, { path: '/readyz' });
    if (ready?.status === 200) return [ok(`it runs on port ${context.ports.PORT} and is ready`)];
    return [problem(`it runs and is not ready: ${ready?.text.slice(0, 200)}`, 'put right what is false there')];
  },
};

/** How to configure the content service: its API does not disclose the configuration. */
const toSet = ({ env }: DoctorContext): string =>
  `at Prismic, for each site: preview ${env.SITE_URL_FR}/api/preview, simulator ${env.SITE_URL_FR}/slice-simulator`;

export const preview: Check = {
  area: 'preview',
  async look(context) {
    if (!context.env.PREVIEW_ENABLED) return [unset('PREVIEW_ENABLED is false: editors see no drafts here')];
    const answer = await askSite(context, { path: '/api/preview' });
    if (!answer) return notRunning('/api/preview');
    // Without a document the preview responds with a request for one.
    if (answer.status === 400) return [ok(`it waits for editors; ${toSet(context)}`)];
    return [
      problem(
        `/api/preview answers ${answer.status}`,
        'the running site was started with other settings: start it again',
      ),
    ];
  },
};
