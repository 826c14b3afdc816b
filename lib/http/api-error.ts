/** The body of an error of our own interfaces (specification, section 7: "an API error with message, status, data and code"). */
export const apiError = (status: number, code: string, message: string) => ({
  name: 'ApiError',
  message,
  status,
  data: null,
  code,
});
