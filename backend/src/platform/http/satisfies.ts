import { ValidateBy } from 'class-validator';

/** Checks a text field with a shared rule; the rule's own message becomes the field's message. */
export const Satisfies = (problem: (text: string) => string | null) =>
  ValidateBy({
    name: problem.name,
    validator: {
      validate: (value) => typeof value === 'string' && problem(value) === null,
      defaultMessage: (context) =>
        (typeof context?.value === 'string' && problem(context.value)) || '$property must be text',
    },
  });
