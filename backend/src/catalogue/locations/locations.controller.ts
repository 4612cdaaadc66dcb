import { Controller, Get, Param } from '@nestjs/common';
import type { LocationListItem, LocationResponse } from '#shared/contract/locations';
import { SignedIn } from '../../platform/http/access.ts';
import { LocationsService } from './locations.service.ts';

/** Spec 000 section 7, "Other calls". */
@Controller('api/location')
@SignedIn()
export class LocationsController {
  constructor(private readonly locations: LocationsService) {}

  @Get('getlocationslist/:text')
  list(@Param('text') text: string): Promise<LocationListItem[]> {
    return this.locations.listBeginningWith(text);
  }

  @Get(':zip')
  find(@Param('zip') zip: string): Promise<LocationResponse> {
    return this.locations.findByZip(zip);
  }
}
