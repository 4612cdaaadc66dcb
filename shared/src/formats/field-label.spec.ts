import { fieldLabel } from '#shared/formats/field-label';

describe('fieldLabel', () => {
  it.each([
    ['GroupName', 'Group name'],
    ['PrimaryCareProviderId', 'Primary care provider ID'],
    ['SSN', 'SSN'],
    ['COBRADuration', 'COBRA duration'],
    ['FullPostalCode', 'ZIP code'],
    ['mode', 'Mode'],
    ['toString', 'To string'],
  ])('%s is %j', (field, label) => {
    expect(fieldLabel(field)).toBe(label);
  });
});
