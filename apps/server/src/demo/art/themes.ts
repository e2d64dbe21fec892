import type { Drawing } from "./kit/drawing.ts";
import { bikes } from "./drawings/travel/bikes.ts";
import { chargingCar } from "./drawings/travel/charging-car.ts";
import { cityAtNight } from "./drawings/landscape/city-at-night.ts";
import { codeScreens } from "./drawings/workplace/code-screens.ts";
import { coffeeTable } from "./drawings/workplace/coffee-table.ts";
import { dataWaves } from "./drawings/pattern/data-waves.ts";
import { forest } from "./drawings/landscape/forest.ts";
import { harbourCranes } from "./drawings/landscape/harbour-cranes.ts";
import { hydrogenPlant } from "./drawings/energy/hydrogen-plant.ts";
import { laboratory } from "./drawings/workplace/laboratory.ts";
import { mentoring } from "./drawings/people/mentoring.ts";
import { mountains } from "./drawings/landscape/mountains.ts";
import { network } from "./drawings/pattern/network.ts";
import { newTeam } from "./drawings/people/new-team.ts";
import { officePlants } from "./drawings/workplace/office-plants.ts";
import { offshoreWind } from "./drawings/energy/offshore-wind.ts";
import { paperLayers } from "./drawings/pattern/paper-layers.ts";
import { pylonsAtDusk } from "./drawings/energy/pylons-at-dusk.ts";
import { quarterTiles } from "./drawings/pattern/quarter-tiles.ts";
import { robotArm } from "./drawings/workplace/robot-arm.ts";
import { serverRoom } from "./drawings/workplace/server-room.ts";
import { solarField } from "./drawings/energy/solar-field.ts";
import { solarRoofs } from "./drawings/energy/solar-roofs.ts";
import { conferenceTalk } from "./drawings/people/conference-talk.ts";
import { train } from "./drawings/travel/train.ts";
import { videoCall } from "./drawings/people/video-call.ts";
import { windFarm } from "./drawings/energy/wind-farm.ts";
import { workshop } from "./drawings/workplace/workshop.ts";

export const themes = {
  "wind-farm": windFarm,
  "offshore-wind": offshoreWind,
  "solar-roofs": solarRoofs,
  "solar-field": solarField,
  "pylons-at-dusk": pylonsAtDusk,
  "hydrogen-plant": hydrogenPlant,
  "harbour-cranes": harbourCranes,
  "city-at-night": cityAtNight,
  mountains,
  train,
  forest,
  "charging-car": chargingCar,
  laboratory,
  workshop,
  "office-plants": officePlants,
  "code-screens": codeScreens,
  "server-room": serverRoom,
  "robot-arm": robotArm,
  "video-call": videoCall,
  "coffee-table": coffeeTable,
  bikes,
  "stage-talk": conferenceTalk,
  "new-team": newTeam,
  mentoring,
  "data-waves": dataWaves,
  "paper-layers": paperLayers,
  "quarter-tiles": quarterTiles,
  network,
} as const satisfies Record<string, Drawing>;

export type Theme = keyof typeof themes;
