/** As CustomerUserError: `field` is the path of the argument. */
export interface CustomerProblem {
  code: string;
  field: string[] | null;
  message: string;
}

const longest = 255;
const shortestPassword = 5;
const longestPassword = 40;

type Check = (value: string, name: string, field: string[]) => CustomerProblem[];

const tooLong: Check = (value, name, field) =>
  value.length > longest
    ? [{ code: 'TOO_LONG', field, message: `${name} is too long (maximum is ${longest} characters)` }]
    : [];

/** Validates a name, which is shown wherever the customer is greeted. */
export const nameProblems: Check = (value, name, field) => {
  if (/<[^>]*>/.test(value))
    return [{ code: 'CONTAINS_HTML_TAGS', field, message: `${name} cannot contain HTML tags` }];
  if (/https?:\/\/|\bwww\./i.test(value))
    return [{ code: 'CONTAINS_URL', field, message: `${name} cannot contain URL` }];
  return tooLong(value, name, field);
};

export const emailProblems: Check = (value, name, field) => {
  if (value.trim() === '') return [{ code: 'BLANK', field, message: `${name} can't be blank` }];
  const [, domain] = value.trim().match(/^[^\s@<>]+@([^\s@<>]+)$/) ?? [];
  if (!domain?.includes('.')) return [{ code: 'INVALID', field, message: `${name} is invalid` }];
  if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i.test(domain))
    return [{ code: 'BAD_DOMAIN', field, message: `${name} contains an invalid domain name` }];
  return tooLong(value, name, field);
};

export const passwordProblems: Check = (value, name, field) => {
  if (value === '') return [{ code: 'BLANK', field, message: `${name} can't be blank` }];
  if (value.trim() !== value)
    return [
      {
        code: 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE',
        field,
        message: `${name} starts or ends with whitespace`,
      },
    ];
  if (value.length < shortestPassword)
    return [{ code: 'TOO_SHORT', field, message: `${name} is too short (minimum is ${shortestPassword} characters)` }];
  if (value.length > longestPassword)
    return [{ code: 'TOO_LONG', field, message: `${name} is too long (maximum is ${longestPassword} characters)` }];
  return [];
};
