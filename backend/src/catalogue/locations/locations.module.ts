import { Module } from '@nestjs/common';
import { ConfirmPlaceService } from './confirm-place.service.ts';
import { LocationsController } from './locations.controller.ts';
import { LocationsRepository } from './locations.repository.ts';
import { LocationsService } from './locations.service.ts';

@Module({
  controllers: [LocationsController],
  providers: [ConfirmPlaceService, LocationsRepository, LocationsService],
  exports: [LocationsRepository],
})
export class LocationsModule {}
