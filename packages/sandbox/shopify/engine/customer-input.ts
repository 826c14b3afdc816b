import type { Customer } from '../catalogue/types.ts';
import { type CustomerProblem, emailProblems, nameProblems, passwordProblems } from './customer-problems.ts';
import { customersNow, emailOf, type People } from './customers.ts';
import { phoneOf } from './phone.ts';

/** Fields of CustomerCreateInput and CustomerUpdateInput. Absent fields stay unchanged. */
export interface CustomerInput {
  email?: string | null;
  password?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  acceptsMarketing?: boolean | null;
}

type CustomerFacts = Partial<Pick<Customer, 'email' | 'firstName' | 'lastName' | 'phone' | 'acceptsMarketing'>>;
type ReadCustomer = { facts: CustomerFacts } | { problems: CustomerProblem[] };

interface CustomerArgs {
  input: CustomerInput;
  /** Name of the argument that contains the input. */
  argument: string;
  /** The customer to update; null to create one. */
  customer: Customer | null;
  /** Default country of phone numbers without a country code. */
  country: string;
}

const blankless = (value: string | null | undefined) => value?.trim() || null;

/** Problems with an e-mail address or phone number of another customer. For a disabled account the message does not reveal it. */
function takenProblems(
  email: string | null,
  phone: string | null,
  { customer, argument }: CustomerArgs,
  people: People,
) {
  const others = customersNow(people).filter(({ id }) => id !== customer?.id);
  const problems: CustomerProblem[] = [];
  const owner = email && others.find((one) => one.email.toLowerCase() === email);
  const field = (name: string) => [argument, name];
  if (owner) {
    const message = `We have sent an email to ${email}, please click the link included to verify your email address.`;
    problems.push(
      owner.disabled && !customer
        ? { code: 'CUSTOMER_DISABLED', field: field('email'), message }
        : { code: 'TAKEN', field: field('email'), message: 'Email has already been taken' },
    );
  }
  if (phone && others.some((one) => one.phone === phone))
    problems.push({ code: 'TAKEN', field: field('phone'), message: 'Phone has already been taken' });
  return problems;
}

/** The validated customer input, or its problems. */
export function readCustomer(args: CustomerArgs, people: People): ReadCustomer {
  const { input, argument, country } = args;
  const field = (name: string) => [argument, name];
  const email = input.email == null ? null : emailOf(input.email);
  const typedPhone = blankless(input.phone);
  const phone = typedPhone && phoneOf(typedPhone, country);
  const problems = [
    ...(email === null ? [] : emailProblems(email, 'Email', field('email'))),
    ...(input.password == null ? [] : passwordProblems(input.password, 'Password', field('password'))),
    ...nameProblems(input.firstName ?? '', 'First name', field('firstName')),
    ...nameProblems(input.lastName ?? '', 'Last name', field('lastName')),
    ...(typedPhone && !phone ? [{ code: 'INVALID', field: field('phone'), message: 'Phone is invalid' }] : []),
    ...takenProblems(email, phone, args, people),
  ];
  if (problems.length > 0) return { problems };
  return {
    facts: {
      ...(email !== null && { email }),
      ...(input.firstName !== undefined && { firstName: blankless(input.firstName) }),
      ...(input.lastName !== undefined && { lastName: blankless(input.lastName) }),
      ...(input.phone !== undefined && { phone }),
      ...(input.acceptsMarketing != null && { acceptsMarketing: input.acceptsMarketing }),
    },
  };
}
