import type { Scene } from "./kit/scene.ts";
import { bikes } from "./scenes/bikes.ts";
import { chargingCar } from "./scenes/charging-car.ts";
import { cityAtNight } from "./scenes/city-at-night.ts";
import { codeScreens } from "./scenes/code-screens.ts";
import { coffeeTable } from "./scenes/coffee-table.ts";
import { dataWaves } from "./scenes/data-waves.ts";
import { forest } from "./scenes/forest.ts";
import { harbourCranes } from "./scenes/harbour-cranes.ts";
import { hydrogenPlant } from "./scenes/hydrogen-plant.ts";
import { laboratory } from "./scenes/laboratory.ts";
import { mentoring } from "./scenes/mentoring.ts";
import { mountains } from "./scenes/mountains.ts";
import { network } from "./scenes/network.ts";
import { newTeam } from "./scenes/new-team.ts";
import { officePlants } from "./scenes/office-plants.ts";
import { offshoreWind } from "./scenes/offshore-wind.ts";
import { paperLayers } from "./scenes/paper-layers.ts";
import { pylonsAtDusk } from "./scenes/pylons-at-dusk.ts";
import { quarterTiles } from "./scenes/quarter-tiles.ts";
import { robotArm } from "./scenes/robot-arm.ts";
import { serverRoom } from "./scenes/server-room.ts";
import { solarField } from "./scenes/solar-field.ts";
import { solarRoofs } from "./scenes/solar-roofs.ts";
import { stageTalk } from "./scenes/stage-talk.ts";
import { train } from "./scenes/train.ts";
import { videoCall } from "./scenes/video-call.ts";
import { windFarm } from "./scenes/wind-farm.ts";
import { workshop } from "./scenes/workshop.ts";

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
