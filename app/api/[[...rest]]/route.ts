import { connection } from 'next/server';
import { apiError } from '@/lib/platform/http/responses';

/** Response to a call of an unknown API endpoint. Rendered per request: a response of the build would be cached for a year. */
async function notFound(): Promise<Response> {
  await connection();
  return apiError(404, 'there is no such interface');
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
