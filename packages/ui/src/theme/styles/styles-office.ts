import "./layers.css";
import "@fontsource-variable/inter/opsz.css";
import "@mantine/core/styles.layer.css";
import "./tokens.css";
import "./base.css";
import "./mantine.css";
import "./office.css";
