/** A choice for words about work, without skin tones: the same picture for everybody. */
const signs = {
  faces:
    "😀 😃 😄 😁 😅 😂 🙂 🙃 😉 😊 😇 🥰 😍 🤩 😘 😋 😎 🤓 🧐 🤗 🤔 🤫 😐 😏 🙄 😬 😌 😴 🤯 🥳 😮 😲 🥺 😢 😭 😤 🤝 👍 👎 👏 🙌 👐 🙏 💪 👋 ✌️ 🤞 👌 👉 👇 👆 ☝️ ✍️ 👀 🧠 ❤️ 🧡 💛 💚 💙 💜 🖤 💯",
  people: "👩‍💻 👨‍💻 👩‍🔧 👨‍🔧 👩‍🔬 👨‍🔬 👩‍🏫 👨‍🏫 👩‍🚀 👨‍🚀 👷 🧑‍💼 👥 🗣️ 🏃 🚴 🧗 🏊",
  nature: "🌱 🌿 🍀 🌳 🌲 🌍 🌎 🌏 ☀️ 🌤️ ⛅ 🌧️ ⛈️ ❄️ 🌈 🌊 💧 🔥 ⚡ ⭐ 🌟 ✨ 🌙 🌸 🌻 🐝 🦋 🐦 🐶 🐱",
  life: "🍎 🍋 🍓 🥐 🍕 🍰 🎂 ☕ 🍵 🍻 🥂 🎉 🎊 🎁 🎈 🏆 🥇 🏅 ⚽ 🏀 🎯 🎨 🎬 🎤 🎧 🎵 🎮",
  places: "🏠 🏢 🏭 🏗️ 🏫 🏥 🌆 🏔️ 🏖️ 🚗 🚌 🚆 🚄 ✈️ 🚀 🚢 🚲 🛴 🗺️ 🧭",
  things:
    "💡 🔋 🔌 💻 🖥️ 📱 ☎️ 📷 🎥 📺 🔍 🔑 🔒 🔧 🔨 ⚙️ 🧰 🧪 🔬 🔭 📈 📉 📊 📅 📌 📎 ✏️ 📝 📚 📖 📰 📣 📢 🔔 ✉️ 📧 📦 🛒 💼 💰 💶 ⏰ ⏳ 🗓️ 🔗 🤖",
  signs: "✅ ☑️ ✔️ ❌ ❗ ❓ ⚠️ ♻️ 🔝 🆕 🔜 ➡️ ⬅️ ⬆️ ⬇️ 🔄 ▶️ 🔴 🟢 🔵 🟡 ⚫ ⚪ 🔺 #️⃣",
} as const;

export type EmojiGroup = keyof typeof signs;

export const emojiGroups: Readonly<Record<EmojiGroup, readonly string[]>> = {
  faces: signs.faces.split(" "),
  people: signs.people.split(" "),
  nature: signs.nature.split(" "),
  life: signs.life.split(" "),
  places: signs.places.split(" "),
  things: signs.things.split(" "),
  signs: signs.signs.split(" "),
};
