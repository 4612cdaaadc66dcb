/** Spec 000 section 3, "Agent", with the fields that proposals print. */
export interface Agent {
  Id: number;
  SrcAgentId: string;
  Name: { First: string; Last: string };
  NpnNumber: string;
  AgencyName: string;
  Phone: string;
  Email: string;
  IsAgentBroker: boolean;
}
