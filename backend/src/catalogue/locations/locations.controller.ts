import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { ListedLocation, LocationListItem } from '#shared/locations/location.record';
import { SignedIn } from '../../platform/http/access.ts';
import { Answers, AnswersList } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { ConfirmPlaceService } from './confirm-place.service.ts';
import { ConfirmedPlaceBody, LocationAnswer, LocationLineAnswer } from './locations.dto.ts';
import { LocationsService } from './locations.service.ts';

/** Spec 000 section 7, "Other calls". */
@Controller('api/location')
@SignedIn()
export class LocationsController {
  constructor(
    private readonly locations: LocationsService,
    private readonly confirmPlace: ConfirmPlaceService,
  ) {}

  @Get('getlocationslist/:text')
  @AnswersList(LocationLineAnswer)
  list(@Param('text') text: string): Promise<LocationListItem[]> {
    return this.locations.listBeginningWith(text);
  }

  /** A name of the city or a county that the user knows and the lists do not. */
  @Post('Confirm')
  @HttpCode(200)
  @Answers(LocationAnswer, 'NOT_FOUND', 'RULE_BROKEN', 'TOO_MANY_REQUESTS')
  confirm(@CurrentUser() user: SessionUser, @Body() body: ConfirmedPlaceBody): Promise<ListedLocation> {
    return this.confirmPlace.confirm(user, body);
  }

  @Get(':zip')
  @Answers(LocationAnswer, 'NOT_FOUND')
  find(@Param('zip') zip: string): Promise<ListedLocation> {
    return this.locations.findByZip(zip);
  }
}
