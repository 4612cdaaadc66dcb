import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

type Names = Promise<Map<number, string>>;

/** What people call the rows of the error reports. For internal staff alone. */
@Injectable()
export class SubjectNames {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** By GroupInstallId. */
  ofGroups(ids: readonly number[]): Names {
    return this.read(
      'SELECT e.id AS id, grp.name AS name FROM installations e JOIN `groups` grp ON grp.id = e.groupId WHERE e.id IN',
      ids,
    );
  }

  /** By CensusMemberId. */
  ofMembers(ids: readonly number[]): Names {
    return this.read(`SELECT e.id AS id, e.firstName, e.lastName AS name FROM census_members e WHERE e.id IN`, ids);
  }

  /** By IndividualApplicationId. */
  ofApplicants(ids: readonly number[]): Names {
    return this.read(
      `SELECT e.id AS id, e.firstName, e.lastName AS name FROM individual_applications e WHERE e.id IN`,
      ids,
    );
  }

  private async read(sql: string, ids: readonly number[]): Names {
    const rows: { id: number; firstName?: string; name: string }[] = await this.database.query(
      `${sql} (${[0, ...ids].map(() => '?').join(',')})`,
      [0, ...ids],
    );
    return new Map(rows.map(({ id, firstName, name }) => [id, firstName ? `${firstName} ${name}` : name]));
  }
}
