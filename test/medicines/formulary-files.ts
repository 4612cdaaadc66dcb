/** A drug as CMS describes it. */
export const drug = (id: number, given: { name?: string; plans?: object[] } = {}) => ({
  rxnorm_id: String(id),
  drug_name: given.name ?? `Medicine ${id} 10 MG Oral Tablet`,
  plans: given.plans ?? [covered()],
});

export const HMO = '99107MI0010001';
export const PPO = '99107MI0010002';

export const covered = (given: object = {}) => ({
  plan_id_type: 'HIOS-PLAN-ID',
  plan_id: HMO,
  drug_tier: 'GENERIC',
  prior_authorization: false,
  step_therapy: false,
  quantity_limit: false,
  years: [2027],
  ...given,
});

export const costs = (given: object = {}) => ({
  pharmacy_type: '1-MONTH-IN-RETAIL',
  copay_amount: 10,
  copay_opt: null,
  coinsurance_rate: 0,
  coinsurance_opt: null,
  ...given,
});

export const tier = (name = 'GENERIC', ...sharing: object[]) => ({
  drug_tier: name,
  mail_order: true,
  cost_sharing: sharing.length > 0 ? sharing : [costs()],
});

export const filedPlan = (given: object = {}) => ({
  plan_id_type: 'HIOS-PLAN-ID',
  plan_id: HMO,
  marketing_name: 'HMO Gold',
  network: [{ network_tier: 'PREFERRED' }],
  formulary: [tier()],
  last_updated_on: '2026-10-01',
  ...given,
});
