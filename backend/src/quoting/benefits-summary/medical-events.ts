/** A service on the federal form, and the names that insurers use for it. */
export interface MedicalService {
  name: string;
  /** Stored as "category: benefit": our own names and those of the CMS benefit file. */
  filedAs: RegExp;
}

/** The questions of the federal form, "Common Medical Event", with the services of each. Source: 45 CFR 147.200 and the 2017 form. */
export const MEDICAL_EVENTS: readonly { event: string; services: readonly MedicalService[] }[] = [
  {
    event: 'If you visit a health care provider’s office or clinic',
    services: [
      { name: 'Primary care visit to treat an injury or illness', filedAs: /: primary care visit/i },
      { name: 'Specialist visit', filedAs: /: specialist visit/i },
      { name: 'Preventive care, screening, immunization', filedAs: /: preventive care/i },
    ],
  },
  {
    event: 'If you have a test',
    services: [
      { name: 'Diagnostic test (x-ray, blood work)', filedAs: /: (laboratory|x-rays)/i },
      { name: 'Imaging (CT/PET scans, MRIs)', filedAs: /: (ct, pet|imaging)/i },
    ],
  },
  {
    event: 'If you need drugs to treat your illness or condition',
    services: [
      { name: 'Generic drugs', filedAs: /: generic/i },
      { name: 'Preferred brand drugs', filedAs: /: preferred brand/i },
      { name: 'Non-preferred brand drugs', filedAs: /: non-preferred brand/i },
      { name: 'Specialty drugs', filedAs: /: specialty( drugs)?$/i },
    ],
  },
  {
    event: 'If you have outpatient surgery',
    services: [
      {
        name: 'Facility fee (such as an ambulatory surgery center)',
        filedAs: /: (outpatient facility|outpatient surgery$)/i,
      },
      { name: 'Physician and surgeon fees', filedAs: /: outpatient surgery physician/i },
    ],
  },
  {
    event: 'If you need immediate medical attention',
    services: [
      { name: 'Emergency room care', filedAs: /: emergency room/i },
      { name: 'Emergency medical transportation', filedAs: /: (ambulance|emergency transportation)/i },
      { name: 'Urgent care', filedAs: /: urgent care/i },
    ],
  },
  {
    event: 'If you have a hospital stay',
    services: [
      {
        name: 'Facility fee (such as a hospital room)',
        filedAs: /^(hospital: inpatient stay|.*: inpatient hospital services)/i,
      },
      { name: 'Physician and surgeon fees', filedAs: /: inpatient physician/i },
    ],
  },
  {
    event: 'If you need mental health, behavioral health, or substance abuse services',
    services: [
      {
        name: 'Outpatient services',
        filedAs: /^(mental health: outpatient|.*: mental\/behavioral health outpatient)/i,
      },
      { name: 'Inpatient services', filedAs: /^(mental health: inpatient|.*: mental\/behavioral health inpatient)/i },
    ],
  },
  {
    event: 'If you are pregnant',
    services: [
      { name: 'Office visits', filedAs: /: prenatal/i },
      { name: 'Childbirth and delivery', filedAs: /: delivery/i },
    ],
  },
  {
    event: 'If you need help recovering or have other special health needs',
    services: [
      { name: 'Home health care', filedAs: /: home health/i },
      { name: 'Rehabilitation services', filedAs: /: (outpatient rehabilitation|physical and occupational)/i },
      { name: 'Habilitation services', filedAs: /: habilitation/i },
      { name: 'Skilled nursing care', filedAs: /: skilled nursing/i },
      { name: 'Durable medical equipment', filedAs: /: durable medical/i },
      { name: 'Hospice services', filedAs: /: hospice/i },
    ],
  },
  {
    event: 'If your child needs dental or eye care',
    services: [
      { name: 'Children’s eye exam', filedAs: /^(children under 19: eye exam|.*: routine eye exam \(?(for )?child)/i },
      { name: 'Children’s glasses', filedAs: /^(children under 19: glasses|.*: eye ?glasses \(?(for )?child)/i },
      { name: 'Children’s dental check-up', filedAs: /: dental check-up \(?(for )?child/i },
    ],
  },
];
