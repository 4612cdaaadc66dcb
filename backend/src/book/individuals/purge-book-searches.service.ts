import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { BookSearchesRepository } from './book-searches.repository.ts';

const EVERY_MS = 10 * 60_000;

/** Deletes searches whose pages nobody can ask for any more. Any number of processes may run it. */
@Injectable()
export class PurgeBookSearchesService {
  constructor(private readonly searches: BookSearchesRepository) {}

  @Interval(EVERY_MS)
  purge(): Promise<void> {
    return this.searches.purge();
  }
}
