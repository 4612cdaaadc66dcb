import { isoDate } from '#shared/dates/iso-date';
import type { Permission } from '#shared/roles/permissions';
import { homePath } from './home-path.ts';

describe('the first screen', () => {
  it.each<[Permission[], string, string, string]>([
    [['agent'], 'true', '2027-12-31', '/today'],
    [['agent', 'generalagent'], 'true', '2027-12-31', '/today'],
    [['agent'], 'true', '2028-01-01', '/dashboard'],
    [['agent'], 'false', '2027-12-31', '/dashboard'],
    [['agent', 'smallgroup'], 'true', '2027-12-31', '/dashboard'],
    [['agentadmin', 'smallgroup'], 'true', '2027-12-31', '/dashboard'],
    [['internal', 'smallgroup'], 'true', '2027-12-31', '/dashboard'],
    [['camad'], 'true', '2027-12-31', '/dashboard'],
    [[], 'true', '2027-12-31', '/dashboard'],
  ])('of %j, with individual books %s on %s, is %s', (permissions, EnableIndividualBookOfBusiness, today, path) => {
    const parameters = { EnableIndividualBookOfBusiness, IndividualBookOfBusinessRetirementDate: '2028-01-01' };
    expect(homePath(permissions, parameters, isoDate(today))).toBe(path);
  });
});
