import { connection } from 'next/server';
import { jsonAnswer } from '@/lib/http/answers';
import { apiError } from '@/lib/http/api-error';

/** The answer to a call of an interface that there is not. Made for each call: one of the build would be cached for a year. */
async function notFound(): Promise<Response> {
  await connection();
  return jsonAnswer(404, apiError(404, 'notFound', 'there is no such interface'));
}

export {
  notFound as DELETE,
  notFound as GET,
  notFound as HEAD,
  notFound as OPTIONS,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
