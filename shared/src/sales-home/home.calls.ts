import { calls, get } from '#shared/answers/calls';
import { SALES_HOME } from '#shared/sales-home/home.record';

export const HOME = calls('/api/sales', ['internal'], {
  find: get('GetHome', {
    about: "Open quotes by stage and age, errors, renewals by month, and the caller's claimed quotes.",
    answers: SALES_HOME,
  }),
});
