import type { Scene } from "./kit/scene.ts";
import { bikes } from "./scenes/travel/bikes.ts";
import { chargingCar } from "./scenes/travel/charging-car.ts";
import { cityAtNight } from "./scenes/landscape/city-at-night.ts";
import { codeScreens } from "./scenes/workplace/code-screens.ts";
import { coffeeTable } from "./scenes/workplace/coffee-table.ts";
import { dataWaves } from "./scenes/pattern/data-waves.ts";
import { forest } from "./scenes/landscape/forest.ts";
import { harbourCranes } from "./scenes/landscape/harbour-cranes.ts";
import { hydrogenPlant } from "./scenes/energy/hydrogen-plant.ts";
import { laboratory } from "./scenes/workplace/laboratory.ts";
import { mentoring } from "./scenes/people/mentoring.ts";
import { mountains } from "./scenes/landscape/mountains.ts";
import { network } from "./scenes/pattern/network.ts";
import { newTeam } from "./scenes/people/new-team.ts";
import { officePlants } from "./scenes/workplace/office-plants.ts";
import { offshoreWind } from "./scenes/energy/offshore-wind.ts";
import { paperLayers } from "./scenes/pattern/paper-layers.ts";
import { pylonsAtDusk } from "./scenes/energy/pylons-at-dusk.ts";
import { quarterTiles } from "./scenes/pattern/quarter-tiles.ts";
import { robotArm } from "./scenes/workplace/robot-arm.ts";
import { serverRoom } from "./scenes/workplace/server-room.ts";
import { solarField } from "./scenes/energy/solar-field.ts";
import { solarRoofs } from "./scenes/energy/solar-roofs.ts";
import { stageTalk } from "./scenes/people/stage-talk.ts";
import { train } from "./scenes/travel/train.ts";
import { videoCall } from "./scenes/people/video-call.ts";
import { windFarm } from "./scenes/energy/wind-farm.ts";
import { workshop } from "./scenes/workplace/workshop.ts";

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
  "stage-talk": stageTalk,
  "new-team": newTeam,
  mentoring,
  "data-waves": dataWaves,
  "paper-layers": paperLayers,
  "quarter-tiles": quarterTiles,
  network,
} as const satisfies Record<string, Scene>;

export type Theme = keyof typeof themes;
