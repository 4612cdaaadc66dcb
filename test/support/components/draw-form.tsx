import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm, type FieldErrors, type FieldValues, type UseFormReturn } from 'react-hook-form';

interface Given {
  values?: FieldValues;
  errors?: FieldErrors;
}

/** Renders inputs inside a form, without a browser: the first render, and the form to validate. */
export function drawForm(inputs: ReactNode, { values = {}, errors }: Given = {}) {
  const drawn: { form?: UseFormReturn } = {};
  const Form = () => {
    const form = useForm({ mode: 'onTouched', defaultValues: values, errors });
    drawn.form = form;
    return <FormProvider {...form}>{inputs}</FormProvider>;
  };
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  const { form } = drawn;
  if (!form) {
    throw new Error('The form was not drawn.');
  }
  return {
    markup,
    form,
    /** The form's error for a field on submit; undefined when the field is valid. */
    messageAt: async (name: string): Promise<string | undefined> => {
      await form.trigger(name);
      return form.getFieldState(name).error?.message;
    },
  };
}

/** The attributes of the element with this tag and name. */
export function attributesOf(markup: string, tag: string, name: string): Record<string, string> {
  const elements = markup.match(new RegExp(`<${tag}\\b[^>]*>`, 'g')) ?? [];
  const element = elements.find((text) => text.includes(` name="${name}"`));
  if (!element) {
    throw new Error(`There is no <${tag} name="${name}"> in ${markup}`);
  }
  return Object.fromEntries([...element.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
}
